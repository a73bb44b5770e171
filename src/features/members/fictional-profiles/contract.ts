import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import type { Events } from '#kernel/event.ts'

const member = z.string().max(100)
const choice = z.strictObject({
  /** Whether fictional and sponsored profiles are shown. They are always labelled. */
  shown: z.boolean(),
})

export const contract = {
  'fictional_profiles.read_choice': endpoint({
    route: 'GET /api/fictional-profiles/choice',
    access: 'member',
    summary: 'Returns whether the member sees fictional and sponsored profiles.',
    input: z.strictObject({}),
    output: choice,
  }),
  'fictional_profiles.choose_visibility': endpoint({
    route: 'PUT /api/fictional-profiles/choice',
    openWithoutTerms: true,
    access: 'member',
    summary: 'Shows or hides all fictional and sponsored profiles, everywhere.',
    input: choice,
    output: choice,
  }),
  'fictional_profiles.read_disclosure': endpoint({
    route: 'GET /api/members/:member/disclosure',
    access: 'member',
    summary:
      'Returns the notice shown before the first paid message to a fictional profile, and whether the member has acknowledged its current text.',
    input: z.strictObject({ member }),
    output: z.strictObject({
      label: z.string(),
      warning: z.string(),
      /** The kind of author who writes the replies and reads the messages. */
      answered_by: z.enum(['staff', 'staff_and_machine']),
      version: z.string(),
      acknowledged: z.boolean(),
    }),
    errors: { 'fictional_profiles.not_fictional': 422 },
  }),
  'fictional_profiles.acknowledge': endpoint({
    route: 'POST /api/members/:member/disclosure',
    access: 'member',
    summary:
      'Records that the member knows a profile is fictional, by the version of the text that was shown.',
    input: z.strictObject({ member, version: z.string().max(40) }),
    output: z.null(),
    errors: { 'fictional_profiles.not_fictional': 422, 'fictional_profiles.wording_changed': 409 },
  }),
  'fictional_profiles.read_share': endpoint({
    route: 'GET /api/fictional-profiles/share',
    access: 'anyone',
    summary:
      'Returns how many of the profiles shown here are fictional and how many are members; counted every ten minutes.',
    input: z.strictObject({}),
    output: z.strictObject({
      members: z.int(),
      fictional: z.int(),
      /** Share of all profiles, in hundredths of a percent. */
      share: z.int(),
    }),
  }),
} satisfies Contract

/** No events are emitted; other features read the state directly. */
export const events = {} satisfies Events
