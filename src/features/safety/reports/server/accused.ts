import type { ReportedProfile } from './deps.ts'

/** The reported account, with the known facts about it. */
export interface Accused {
  readonly account: number
  readonly profile: ReportedProfile | null
  /** The conversation that the report is about; null for the current one. */
  readonly conversation: string | null
}
