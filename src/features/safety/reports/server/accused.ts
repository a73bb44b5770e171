import type { ReportedProfile } from './deps.ts'

/** The reported account, with what is known about it. */
export interface Accused {
  readonly account: number
  readonly profile: ReportedProfile | null
  /** The conversation the report is about; null for the one the two have now. */
  readonly conversation: string | null
}
