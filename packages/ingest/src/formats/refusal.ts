/** A file that is not in the source's format: says where, and what was expected. Nothing of it is kept. */
export class NotInFormat extends Error {
  constructor(place: string, expected: string, options?: ErrorOptions) {
    super(`${place}: ${expected}`, options)
    this.name = 'NotInFormat'
  }
}
