import { z } from 'zod'
import { line } from '#kernel/text.ts'

const host = String.raw`(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}(?::\d{1,5})?`

/** A host name with a dot, and perhaps a port: no IP address, no wildcard, nothing local. */
const hostPattern = new RegExp(`^${host}$`)

/**
 * The HTTPS address of a script, without user, password or fragment. Nothing in it can end an HTML
 * attribute or a directive of the content security policy.
 */
const scriptPattern = new RegExp(String.raw`^https://${host}/[\w.~%!$&()*+,;=:@/?-]*$`)

const scriptUrl = z
  .string()
  .max(500)
  .regex(scriptPattern, 'must be the HTTPS address of a script, such as https://tags.example/a.js')

/** The scripts of companies other than the operator (SITE-08); with data attributes if they need any. */
export const tagScripts = z
  .array(
    z.union([
      scriptUrl,
      z.strictObject({
        src: scriptUrl,
        data: z
          .record(z.string().regex(/^data-[a-z][a-z0-9-]{0,40}$/), line({ max: 200 }))
          .refine((data) => Object.keys(data).length <= 10),
      }),
    ]),
  )
  .max(10)

/** Further hosts that those scripts may load from and send to, besides their own. */
export const tagHosts = z
  .array(z.string().max(253).regex(hostPattern, 'must be a host, such as metrics.example.com'))
  .max(20)
