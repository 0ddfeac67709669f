import { getSession } from './session.ts'
import { personDatabase } from './storage-keys.ts'

interface Row {
  id: string
}

const store = 'rows'
let opened: { name: string; database: Promise<IDBDatabase> } | undefined

export const hasPersonDatabase = (): boolean => typeof indexedDB !== 'undefined' && getSession().userId !== null

export const findRow = <Found extends Row>(id: string): Promise<Found | undefined> =>
  within('readonly', (rows) => rows.get(id))

export const listRows = <Listed extends Row>(): Promise<Listed[]> => within('readonly', (rows) => rows.getAll())

export const putRow = <Put extends Row>(row: Put): Promise<IDBValidKey> => within('readwrite', (rows) => rows.put(row))

export const deleteRow = (id: string): Promise<undefined> => within('readwrite', (rows) => rows.delete(id))

/** Ends when what was asked for is done, and written down for good. */
async function within<Result>(
  mode: IDBTransactionMode,
  ask: (rows: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await openDatabase()
  return new Promise((done, failed) => {
    const transaction = database.transaction(store, mode)
    const request = ask(transaction.objectStore(store))
    transaction.oncomplete = () => done(request.result)
    transaction.onabort = () => failed(transaction.error ?? request.error)
  })
}

/** Each person has a database of their own, so that nobody ever reads another's. */
function openDatabase(): Promise<IDBDatabase> {
  const { userId } = getSession()
  if (!userId || typeof indexedDB === 'undefined') return Promise.reject(new Error('Nothing can be kept here.'))
  const name = personDatabase(userId)
  if (opened?.name === name) return opened.database
  localStorage.setItem(name, '1')
  const opening = { name, database: connect(name, () => forget(opening)) }
  opening.database.catch(() => forget(opening))
  opened = opening
  return opening.database
}

function forget(connection: typeof opened) {
  if (opened === connection) opened = undefined
}

function connect(name: string, onClose: () => void): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore(store, { keyPath: 'id' })
    }
    request.onerror = () => failed(request.error)
    request.onsuccess = () => {
      const database = request.result
      // A session that ends deletes the database: nobody keeps it open then.
      database.onversionchange = () => {
        database.close()
        onClose()
      }
      database.onclose = onClose
      done(database)
    }
  })
}
