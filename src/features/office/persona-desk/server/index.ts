import type { Site } from '#features/site/sites/index.ts'
import type { Handlers } from '#kernel/handler.ts'
import type { HttpApp } from '#platform/server/http/request/site-request.ts'
import type { RawRouteTools } from '#platform/server/http/raw-route.ts'
import type { PersonalData } from '#features/members/accounts/server/index.ts'
import type { contract } from '../contract.ts'
import { deskQueue } from '../rules/claims.ts'
import { noteRetentionMs } from '../rules/note-retention.ts'
import type { Staff } from '#features/members/staff/server/index.ts'
import { replyWithAi } from './reply-with-ai.ts'
import { askPause } from './ask-pause.ts'
import { claimConversation, readClaimed, releaseConversation } from './claim.ts'
import type { DeskDeps } from './deps.ts'
import { draftReply } from './draft.ts'
import { handOver } from './hand-over.ts'
import { readPace } from './pace.ts'
import { personalData } from './personal-data.ts'
import { pictureRoute } from './picture-route.ts'
import { countQueue, listQueue } from './queue.ts'
import { reply, replyHonestly } from './reply.ts'
import { deleteExpired } from './store-acts.ts'
import { writeSheet } from './write-sheet.ts'

export type { BlockedReason } from '../rules/blocked-reason.ts'
export type { LintReply, ReplyWriter } from './deps.ts'

/** How long AI drafts are stored. */
const draftRetentionMs = 24 * 3_600_000

export interface Desk {
  readonly handlers: Handlers<typeof contract, Site>
  /**
   * The raw route for profile photos, for `extra` of the HTTP infrastructure, registered before the
   * office's pages.
   */
  readonly routes: (app: HttpApp<Site>, tools: RawRouteTools<Site>) => void
  /**
   * Lets the operator's AI reply to waiting members where the site allows it; returns the number of
   * replies.
   */
  readonly answerByMachine: (site: Site, now: Date) => Promise<number>
  /** Deletes expired data; a scheduled job. */
  readonly tidy: (now: Date) => Promise<void>
  /** How this feature exports and erases a member's data. */
  readonly personalData: PersonalData
}

export interface DeskOptions extends Omit<DeskDeps, 'queue'> {
  readonly openQueue: Staff['openQueue']
}

/** The desk: staff reply as fictional profiles, each reply recorded with its author. */
export function createDesk({ openQueue, ...options }: DeskOptions): Desk {
  const deps: DeskDeps = { ...options, queue: openQueue(deskQueue) }
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
    answerByMachine: replyWithAi(deps),
    personalData,
    tidy: (now) =>
      deleteExpired(deps.database, {
        notesBefore: new Date(now.getTime() - noteRetentionMs),
        draftsBefore: new Date(now.getTime() - draftRetentionMs),
      }),
  }
}
