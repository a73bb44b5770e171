import { z } from 'zod'
import {
  type SettingsPatch,
  settingsPatch,
  type SiteChange,
  siteChange,
} from '#features/site/sites/index.ts'

/** A command for a site; `host` is any of the site's hosts. */
export type SiteCommand =
  | { readonly do: 'list' }
  | { readonly do: 'show'; readonly host: string }
  | { readonly do: 'set'; readonly host: string; readonly patch: SettingsPatch }
  | { readonly do: 'change'; readonly host: string; readonly change: SiteChange }
  | { readonly do: 'pages'; readonly host: string }
  | {
      readonly do: 'page'
      readonly host: string
      readonly token: string
      /** The Markdown file, named after its language; null removes the page. */
      readonly file: string | null
    }

const usage = `Which one?
  site list                              the sites and the hosts they answer to
  site show <host>                       a site with its settings and its company
  site hosts <host> <host> [<host> …]    replaces the hosts it answers to; emails use the first
  site name <host> <name>                its name
  site company <host> <field> <value>    who runs it
  site region <host> <field> <value>     its country, currency, time_zone, domain_language or locales
  site set <host> <setting> <value>      one of its settings
  site pages <host>                      the pages written for it
  site page <host> <token> <file>        writes the page at /<token> from a Markdown file named after its language, de.md
  site page <host> <token> remove        removes that page in all languages
<host> is any host of the site as it is now. Lists, numbers and yes or no are written as JSON: '["NL","DE"]', 3, true, null.`

/** Parses the arguments of `site`. Throws the usage text, or what is wrong with a value. */
export function parseSiteCommand([what, host, ...rest]: readonly string[]): SiteCommand {
  if (what === 'list' && host === undefined) return { do: 'list' }
  const [first, second] = rest
  if (host === undefined) throw new Error(usage)
  if (what === 'show' && first === undefined) return { do: 'show', host }
  if (what === 'pages' && first === undefined) return { do: 'pages', host }
  if (first === undefined) throw new Error(usage)
  if (what === 'hosts') return { do: 'change', host, change: checked(siteChange, { hosts: rest }) }
  if (what === 'name')
    return { do: 'change', host, change: checked(siteChange, { name: rest.join(' ') }) }
  if (second === undefined || rest.length > 2) throw new Error(usage)
  if (what === 'page')
    return { do: 'page', host, token: first, file: second === 'remove' ? null : second }
  if (what === 'company')
    return {
      do: 'change',
      host,
      change: valued(siteChange, second, (value) => ({ company: { [first]: value } })),
    }
  if (what === 'region')
    return {
      do: 'change',
      host,
      change: valued(siteChange, second, (value) => ({ region: { [first]: value } })),
    }
  if (what === 'set')
    return {
      do: 'set',
      host,
      patch: valued(settingsPatch, second, (value) => ({ [first]: value })),
    }
  throw new Error(usage)
}

/**
 * Uses a value as typed if the field is text, otherwise parses it as JSON; `null` means null
 * wherever a field may be null.
 */
function valued<T>(shape: z.ZodType<T>, typed: string, build: (value: unknown) => unknown): T {
  const [first, second] = typed === 'null' ? [null, typed] : [typed, jsonOr(typed)]
  return shape.safeParse(build(first)).success ? (build(first) as T) : checked(shape, build(second))
}

/**
 * Validates the input and returns it unchanged: defaults are not filled in, so that only what the
 * operator entered is stored.
 */
function checked<T>(shape: z.ZodType<T>, input: unknown): T {
  const read = shape.safeParse(input)
  if (!read.success) throw new Error(z.prettifyError(read.error))
  return input as T
}

function jsonOr(typed: string): unknown {
  try {
    return JSON.parse(typed)
  } catch {
    return typed
  }
}
