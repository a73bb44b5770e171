import type { Site } from '#features/site/sites/index.ts'
import type { Handlers } from '#kernel/handler.ts'
import type { HttpApp } from '#platform/server/http/asked.ts'
import type { RawRouteTools } from '#platform/server/http/raw-route.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { contract } from '../contract.ts'
import { answerByMachine } from './answer-by-machine.ts'
import { askPause } from './ask-pause.ts'
import { claimConversation, readClaimed, releaseConversation } from './claim.ts'
import type { DeskDeps } from './deps.ts'
import { draftReply } from './draft.ts'
import { handOver } from './hand-over.ts'
import { readPace } from './pace.ts'
import { pictureRoute } from './picture-route.ts'
import { countQueue, listQueue } from './queue.ts'
import { reply, replyHonestly } from './reply.ts'
import { deleteHandoversOf, deleteOld } from './store-acts.ts'
import { writeSheet } from './write-sheet.ts'

export type { HeldBack } from '../rules/held-back.ts'
export type { DeskDeps, LintReply, ReplyWriter } from './deps.ts'

/** How long notes for colleagues are kept. */
const notesKeptMs = 30 * 24 * 3_600_000

/** How long a machine’s proposals are kept. */
const draftsKeptMs = 24 * 3_600_000

export interface Desk {
  readonly handlers: Handlers<typeof contract, Site>
  /** The raw route of the profiles’ pictures, for the HTTP floor's `extra`, before the office's pages. */
  readonly routes: (app: HttpApp<Site>, tools: RawRouteTools<Site>) => void
  /** What the desk hears, in the emitter's transaction. */
  readonly hears: { readonly 'accounts.erased': (tx: Transaction, told: { account: number }) => Promise<void> }
  /** Lets a plugged-in machine answer what waits, where the site says so; gives how many it answered. */
  readonly answerByMachine: (site: Site, now: Date) => Promise<number>
  /** Clears away what time has ended; a timed job. */
  readonly tidy: (now: Date) => Promise<void>
}

/** The desk: the operator's people answer for fictional profiles, each answer under somebody's name. */
export function createDesk(deps: DeskDeps): Desk {
  return {
    handlers: {
      'persona_desk.count_waiting': countQueue(deps),
      'persona_desk.list_waiting': listQueue(deps),
      'persona_desk.claim': claimConversation(deps),
      'persona_desk.read': readClaimed(deps),
      'persona_desk.release': releaseConversation(deps),
      'persona_desk.reply': reply(deps),
      'persona_desk.send_honest_reply': replyHonestly(deps),
      'persona_desk.hand_over': handOver(deps),
      'persona_desk.write_sheet': writeSheet(deps),
      'persona_desk.draft': draftReply(deps),
      'persona_desk.request_pause': askPause(deps),
      'persona_desk.read_pace': readPace(deps),
    },
    routes: pictureRoute(deps),
    hears: {
      'accounts.erased': async (tx, { account }) => {
        await deleteHandoversOf(tx, account)
      },
    },
    answerByMachine: answerByMachine(deps),
    tidy: (now) =>
      deleteOld(deps.database, now, {
        notesBefore: new Date(now.getTime() - notesKeptMs),
        draftsBefore: new Date(now.getTime() - draftsKeptMs),
      }),
  }
}
