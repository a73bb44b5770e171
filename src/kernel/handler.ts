import type { Endpoint, Contract, Output, RefusalCode, StaffRule, Input } from './endpoint.ts'
import type { Context, StaffViewer, Viewer } from './context.ts'
import type { Refusal } from './refusal.ts'

/**
 * The viewer a handler receives: always a member for the access rule `member`, always a staff
 * member for a back office endpoint.
 */
type ViewerFor<C extends Endpoint> = C['access'] extends 'member'
  ? Viewer
  : C['access'] extends StaffRule
    ? StaffViewer
    : Viewer | null

/**
 * The code of one endpoint, which receives validated input and the request's context and returns
 * the output or a declared error.
 */
export type Handler<C extends Endpoint, Site> = (
  input: Input<C>,
  context: Context<Site, ViewerFor<C>>,
) => Promise<Output<C> | Refusal<RefusalCode<C>>>

/** One handler for each endpoint of a contract. */
export type Handlers<T extends Contract, Site> = {
  readonly [Name in keyof T]: Handler<T[Name], Site>
}
