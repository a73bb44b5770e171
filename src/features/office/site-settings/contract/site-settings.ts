import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { publicId } from '#kernel/id.ts'
import { line } from '#kernel/text.ts'
import { decisionErrors, staffWith } from '#features/members/staff/index.ts'
import {
  fieldChanges,
  fieldDefaults,
  type SiteField,
  siteFields,
} from '#features/site/sites/index.ts'

const read = staffWith('site_settings.read')
const edit = staffWith('site_settings.edit')
const at = z.iso.datetime()
const field = z.enum(siteFields)
const siteInQuery = z.coerce.number().int().positive()
/** Values by field, as stored at that time: an older version of the product may have had others. */
const values = z.record(z.string(), z.unknown())

/** The longest reason for a change. */
export const reasonLimit = 300

const withDefault = Object.keys(fieldDefaults) as [SiteField, ...SiteField[]]

const listedSite = z.strictObject({
  id: z.int(),
  name: z.string(),
  hosts: z.array(z.string()),
  currency: z.string(),
  country: z.string(),
  languages: z.array(z.string()),
  /** Other sites that share its members. */
  sisters: z.array(z.string()),
  signups: z.enum(['all', 'with_trafficsource', 'closed']),
  /** The company details without which it sells nothing; empty if it may sell. */
  missing: z.array(field),
  /** Whether a change waits for a second person. */
  waiting: z.boolean(),
  changed_at: at.nullable(),
  changed_by: z.string().nullable(),
})
export type ListedSite = z.output<typeof listedSite>

const proposal = z.strictObject({
  id: publicId,
  by: z.string(),
  at,
  reason: z.string(),
  values,
  defaults: z.array(z.string()),
  /** Whether the viewer made it and therefore may not decide on it. */
  own: z.boolean(),
})

const openedSite = z.strictObject({
  id: z.int(),
  name: z.string(),
  sisters: z.array(z.string()),
  /** The number of the newest change, to be sent with the next; 0 if there is none. */
  newest: z.int(),
  values,
  defaults: values,
  /** Fields that all sites of the pool share. */
  shared: z.array(field),
  /** The latest change of each field; `by` is null for a command on the server. */
  last: z.array(z.strictObject({ field: z.string(), at, by: z.string().nullable() })),
  /** Whether someone else can approve, so that some changes wait for them. */
  second: z.boolean(),
  waiting: proposal.nullable(),
})
export type OpenedSite = z.output<typeof openedSite>

const change = z.strictObject({
  number: z.int(),
  at,
  /** Null for a command on the server. */
  by: z.string().nullable(),
  approved_by: z.string().nullable(),
  reason: z.string(),
  undoes: z.int().nullable(),
  /** The stored values; a field that is missing had, or has, its default. */
  before: values,
  after: values,
})
export type ListedChange = z.output<typeof change>

/** Why a change as a whole can't be made; the field is named. */
const problems = {
  'site_settings.host_taken': 409,
  'site_settings.own_host': 422,
  'site_settings.office_host': 422,
  'site_settings.package_twice': 422,
  'site_settings.package_order': 422,
  'site_settings.price_missing': 422,
  'site_settings.orders_open': 409,
  'site_settings.fictional_word': 422,
  'site_settings.unproven_claim': 422,
  'site_settings.demo_value': 422,
} as const

/** Sites and their settings in the office (OPS-08). */
export const contract = {
  'site_settings.list_sites': endpoint({
    route: 'GET /api/office/sites',
    access: read,
    summary: 'Lists the sites of the installation.',
    input: z.strictObject({}),
    output: z.strictObject({ sites: z.array(listedSite) }),
  }),
  'site_settings.read_site': endpoint({
    route: 'GET /api/office/sites/settings',
    access: read,
    summary: 'All settings of a site with their defaults, who changed them last, and what waits.',
    input: z.strictObject({ site: siteInQuery }),
    output: openedSite,
  }),
  'site_settings.list_changes': endpoint({
    route: 'GET /api/office/sites/changes',
    access: read,
    summary: 'The changes of a site, newest first, before a number.',
    input: z.strictObject({
      site: siteInQuery,
      before: z.coerce.number().int().positive().optional(),
    }),
    output: z.strictObject({ changes: z.array(change), more: z.boolean() }),
  }),
  'site_settings.change_site': endpoint({
    route: 'POST /api/office/sites/changes',
    access: edit,
    summary:
      'Changes fields of a site together. Some changes wait for a second staff member. Repeating the same id changes nothing.',
    input: z.strictObject({
      id: publicId,
      site: z.int().positive(),
      /** The number of the newest change that its author has seen. */
      newest: z.int().min(0),
      values: fieldChanges,
      /** Fields that return to the product’s default. */
      defaults: z.array(z.enum(withDefault)).max(withDefault.length),
      reason: line({ min: 1, max: reasonLimit }).regex(/\S/, 'input.required'),
      /** The number of the change that this one undoes. */
      undoes: z.int().positive().nullable(),
    }),
    output: z.strictObject({ state: z.enum(['applied', 'waiting']) }),
    errors: {
      ...problems,
      'site_settings.changed_before': 409,
      'site_settings.nothing_changed': 422,
      'site_settings.already_waiting': 409,
      'site_settings.id_used': 409,
    },
    secondFactor: 'recent',
    rateLimit: { name: 'site_settings.change_site', count: 200, seconds: 3600 },
    idempotencyKey: 'id',
    bodyLimit: 128 * 1024,
  }),
  'site_settings.decide_change': endpoint({
    route: 'PUT /api/office/sites/proposals/:proposal/decision',
    access: staffWith('site_settings.approve'),
    summary:
      'Approves or declines a change that another staff member requested. Repeating the call changes nothing.',
    input: z.strictObject({ proposal: publicId, approved: z.boolean() }),
    output: z.null(),
    errors: { ...problems, ...decisionErrors },
    secondFactor: 'recent',
    rateLimit: { name: 'site_settings.decide_change', count: 120, seconds: 3600 },
  }),
} satisfies Contract
