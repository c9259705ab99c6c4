/** The id asked for was merged into another record. */
export class RecordMoved extends Error {
  readonly from: string
  readonly to: string
  constructor(from: string, to: string) {
    super('moved')
    this.from = from
    this.to = to
  }
}
