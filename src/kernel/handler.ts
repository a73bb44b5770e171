import type { Call, Contract, Gives, RefusalCode, StaffRule, Takes } from './call.ts'
import type { Context, StaffViewer, Viewer } from './context.ts'
import type { Refusal } from './refusal.ts'

/** The viewer a call may count on: a rule of `member` has always one, a call of the back office always one of the staff. */
type ViewerOf<C extends Call> = C['viewer'] extends 'member'
  ? Viewer
  : C['viewer'] extends StaffRule
    ? StaffViewer
    : Viewer | null

/** The code of one call: takes checked input and the request's context, gives the answer or a declared refusal. */
export type Handler<C extends Call, Site> = (
  input: Takes<C>,
  context: Context<Site, ViewerOf<C>>,
) => Promise<Gives<C> | Refusal<RefusalCode<C>>>

/** One handler for each call of a contract. */
export type Handlers<T extends Contract, Site> = { readonly [Name in keyof T]: Handler<T[Name], Site> }
