import { type Registration, type UserStatus, userStatuses } from '@materia/contract'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { offsetIn, useAddressFilters } from '../../lib/address-filters.ts'
import { explain } from '../../lib/api-error.ts'
import { professionWords } from '../../lib/professions.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { ChoiceField, FilterRow, SearchField } from '../../ui/list-filters.tsx'
import { showError, showSuccess } from '../../ui/notice.ts'
import { Pager } from '../../ui/pager.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Empty, Failed, Loading } from '../../ui/states.tsx'
import { AccountStatus, statusChoices } from './AccountStatus.tsx'
import { useRegistrationStatus, useRegistrations } from './api.ts'

const pageSize = 50
// Nobody invited them: they wait for their own click on the mailed link.
const unconfirmed = 'Not confirmed'
const registrationChoices = statusChoices.map((choice) =>
  choice.value === 'New' ? { ...choice, label: unconfirmed } : choice,
)

const verbs: Record<UserStatus, string> = { New: 'Approve', Approved: 'Deactivate', Disabled: 'Reactivate' }

/** Everybody who signed up, newest first, to approve, deactivate and reactivate. */
export function Registrations() {
  const { values, set } = useAddressFilters({ search: '', status: '', offset: '' })
  const offset = offsetIn(values.offset)
  const status = userStatuses.find((known) => known === values.status)
  const [changing, setChanging] = useState<Registration>()
  const registrations = useRegistrations({
    sort: 'newest',
    count: pageSize,
    offset,
    ...(values.search && { search: values.search }),
    ...(status && { status }),
  })

  const columns: Column<Registration>[] = [
    { header: 'Name', inCard: 'title', cell: (row) => `${row.firstName} ${row.lastName}` },
    { header: 'E-mail', hasLongWords: true, cell: (row) => row.email },
    { header: 'Profession', cell: (row) => (row.userType ? professionWords[row.userType] : '') },
    { header: 'MINC or school', cell: (row) => row.minc ?? row.schoolName ?? '–' },
    { header: 'Registered', cell: (row) => <RelativeTime date={row.createdOn} /> },
    { header: 'Status', cell: (row) => <AccountStatus status={row.userStatus} newWord={unconfirmed} /> },
    {
      header: 'Actions',
      align: 'right',
      cell: (row) => (
        <Button size="small" variant="contained" color="neutral" onClick={() => setChanging(row)}>
          {verbs[row.userStatus]}
        </Button>
      ),
    },
  ]

  return (
    <>
      <FilterRow>
        <SearchField
          label="Search by name or e-mail"
          value={values.search}
          onChange={(search) => set({ search, offset: '' })}
        />
        <ChoiceField
          label="Status"
          value={status ?? ''}
          choices={registrationChoices}
          onChange={(chosen) => set({ status: chosen, offset: '' })}
        />
      </FilterRow>
      {registrations.isPending && <Loading label="Registrations" />}
      {registrations.isError && <Failed error={registrations.error} onRetry={registrations.refetch} />}
      {registrations.data?.rows.length === 0 && (
        <Empty title="Nobody fits.">Try another name, or show all statuses.</Empty>
      )}
      {registrations.data && registrations.data.rows.length > 0 && (
        <>
          <DataTable
            label="Registrations"
            columns={columns}
            rows={registrations.data.rows}
            keyOf={(row) => row.userId}
          />
          <Pager
            offset={offset}
            count={pageSize}
            shown={registrations.data.rows.length}
            total={registrations.data.total}
            onMove={(moved) => set({ offset: String(moved || '') })}
          />
        </>
      )}
      {changing && <ChangeRegistration registration={changing} onClose={() => setChanging(undefined)} />}
    </>
  )
}

const consequences: Record<UserStatus, (name: string) => string> = {
  New: (name) => `${name} will be able to sign in once a password is set.`,
  Approved: (name) => `${name} will be signed out everywhere within 10 seconds and cannot sign in until reactivated.`,
  Disabled: (name) => `${name} will be able to sign in again.`,
}
const outcomes: Record<UserStatus, (name: string) => string> = {
  New: (name) => `${name} is approved.`,
  Approved: (name) => `${name} is signed out everywhere.`,
  Disabled: (name) => `${name} may sign in again.`,
}

function ChangeRegistration({ registration, onClose }: { registration: Registration; onClose: () => void }) {
  const change = useRegistrationStatus()
  const { userStatus } = registration
  const isDeactivating = userStatus === 'Approved'
  const name = `${registration.firstName} ${registration.lastName}`
  const onConfirm = () =>
    change.mutate(
      { userId: registration.userId, isActive: !isDeactivating },
      {
        onSuccess: () => {
          showSuccess(outcomes[userStatus](name))
          onClose()
        },
        onError: (error) => showError(explain(error)),
      },
    )
  return (
    <ConfirmDialog
      open
      title={`${verbs[userStatus]} this person?`}
      confirmLabel={verbs[userStatus]}
      isDestructive={isDeactivating}
      isBusy={change.isPending}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      {consequences[userStatus](name)}
    </ConfirmDialog>
  )
}
