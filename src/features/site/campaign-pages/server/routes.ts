import type { Site } from '#features/site/sites/index.ts'
import type { RawRouteTools } from '#platform/server/http/raw-route.ts'
import { newBytes } from '#platform/server/random.ts'
import { readBody } from '#platform/server/http/request/read-body.ts'
import { isAllowedToChange } from '#platform/server/http/request/same-origin.ts'
import type { HttpApp } from '#platform/server/http/request/site-request.ts'
import { choicePath, createFramePolicy, framePath } from '../rules/frame-policy.ts'
import {
  choiceCookie,
  choiceSeconds,
  decideTagState,
  formatChoice,
  listPattern,
  readReturnPath,
} from '../rules/tag-choice.ts'
import { readTagList } from '../rules/tag-list.ts'
import { identifyList } from './describe-tags.ts'
import { writeFrame } from './write-frame.ts'

/**
 * The frame with the scripts, which exists only for visitors who allowed exactly these, and the
 * address to which a choice is posted by a form that works without a script (SITE-08).
 */
export function tagScriptRoutes(app: HttpApp<Site>, tools: RawRouteTools<Site>): void {
  app.get(framePath, async (c) => {
    const { site, viewer, cookies } = await tools.context(c)
    const { globalPrivacyControl } = c.get('asked')
    const list = readTagList(site.settings)
    if (list === null || viewer !== null) return tools.refuse(c, 'not_found')
    const id = identifyList(list)
    const cookie = cookies[choiceCookie.name]
    if (decideTagState({ list: id, cookie, globalPrivacyControl }) !== 'allowed')
      return tools.refuse(c, 'not_found')
    const nonce = newBytes(16).toString('base64url')
    return tools.send(c, {
      status: 200,
      kind: 'page',
      // The other companies don't learn the address.
      secret: true,
      type: 'text/html; charset=utf-8',
      body: writeFrame(list.scripts, nonce),
      headers: {
        'content-security-policy': createFramePolicy(nonce, list.hosts),
        'x-robots-tag': 'noindex',
      },
    })
  })

  app.post(choicePath, async (c) => {
    const asked = c.get('asked')
    if (!isAllowedToChange(asked.host, asked.origin)) return tools.refuse(c, 'foreign_origin')
    if (readTagList(asked.site.settings) === null) return tools.refuse(c, 'not_found')
    const body = await readBody(c, 4096)
    if (typeof body === 'string') return tools.refuse(c, body)
    const form = new URLSearchParams(Buffer.from(body).toString('utf8'))
    const choice = form.get('choice')
    const list = form.get('list') ?? ''
    const path = readReturnPath(form.get('page') ?? '')
    if ((choice !== 'allow' && choice !== 'decline') || !listPattern.test(list) || path === null)
      return tools.refuse(c, 'input.invalid')
    asked.visitor.setCookie({
      name: choiceCookie.name,
      value: formatChoice(choice, list),
      maxAgeSeconds: choiceSeconds,
      httpOnly: true,
    })
    return tools.send(c, {
      status: 303,
      kind: 'data',
      body: null,
      headers: { location: path },
    })
  })
}
