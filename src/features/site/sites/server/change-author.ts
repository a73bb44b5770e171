/** The author of a change of a site, and the reason. */
export interface ChangeAuthor {
  /** Made by the client; null for a command on the server. */
  readonly id: string | null
  readonly staff: number | null
  /** The second staff member, if one had to approve it. */
  readonly approvedBy: number | null
  readonly reason: string
  /** The number of the change that it undoes. */
  readonly undoes: number | null
}
