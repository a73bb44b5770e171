import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'
import type { Events } from '#kernel/event.ts'

const member = z.string().max(100)
const choice = z.strictObject({
  /** Whether fictional and sponsored profiles are shown. They are always labelled. */
  shown: z.boolean(),
})

export const contract = {
  'fictional_profiles.read_choice': call({
    http: 'GET /api/fictional-profiles/choice',
    viewer: 'member',
    about: 'Returns whether the member sees fictional and sponsored profiles.',
    takes: z.strictObject({}),
    gives: choice,
  }),
  'fictional_profiles.choose_visibility': call({
    http: 'PUT /api/fictional-profiles/choice',
    viewer: 'member',
    about: 'Shows or hides all fictional and sponsored profiles, everywhere.',
    takes: choice,
    gives: choice,
  }),
  'fictional_profiles.read_disclosure': call({
    http: 'GET /api/members/:member/disclosure',
    viewer: 'member',
    about:
      'Returns the notice shown before the first paid message to a fictional profile, and whether the member has acknowledged its current text.',
    takes: z.strictObject({ member }),
    gives: z.strictObject({
      label: z.string(),
      warning: z.string(),
      /** Who writes the replies and reads the messages. */
      answered_by: z.enum(['staff', 'staff_and_machine']),
      version: z.string(),
      acknowledged: z.boolean(),
    }),
    refuses: { 'fictional_profiles.not_fictional': 422 },
  }),
  'fictional_profiles.acknowledge': call({
    http: 'POST /api/members/:member/disclosure',
    viewer: 'member',
    about: 'Records that the member knows a profile is fictional, by the version of the text that was shown.',
    takes: z.strictObject({ member, version: z.string().max(40) }),
    gives: z.null(),
    refuses: { 'fictional_profiles.not_fictional': 422, 'fictional_profiles.wording_changed': 409 },
  }),
  'fictional_profiles.read_share': call({
    http: 'GET /api/fictional-profiles/share',
    viewer: 'anyone',
    about:
      'Returns how many of the profiles shown here are fictional and how many are members; counted every ten minutes.',
    takes: z.strictObject({}),
    gives: z.strictObject({
      members: z.int(),
      fictional: z.int(),
      /** Share of all profiles, in hundredths of a percent. */
      share: z.int(),
    }),
  }),
} satisfies Contract

/** Fictional profiles emit no events; other features read their state directly. */
export const events = {} satisfies Events
