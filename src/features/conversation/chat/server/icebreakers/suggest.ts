import type { Handler } from '#kernel/handler.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Profiles } from '#features/members/profiles/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { contract } from '../../contract/icebreakers.ts'
import { chooseOpeners } from '../../rules/icebreakers/choose-openers.ts'

/** The translated phrases, and a member's page as this reader sees it. */
export interface OpenersDeps {
  readonly phrases: Phrases
  readonly readMember: Profiles['handlers']['profiles.read_member']
}

// phrases: openers.interests.*, openers.anyone.*
/**
 * Suggests icebreakers for a member (CHAT-05). They are based on the page the reader may see, so
 * they reveal nothing beyond it.
 */
export function suggest({ phrases, readMember }: OpenersDeps): Handler<(typeof contract)['icebreakers.suggest'], Site> {
  return async ({ member }, context) => {
    const page = await readMember({ member }, context)
    if (isRefusal(page) || page.view !== 'full' || page.own) return refuse('not_found')
    const say = (key: string) => phrases.translate(context.locale, key)
    return {
      lines: chooseOpeners(page.interests).map((chosen) =>
        chosen.about === null
          ? { text: say(`icebreakers.anyone.${chosen.line}`), interest: null }
          : {
              text: say(`icebreakers.interests.${chosen.about}`),
              interest: { label: say(`profiles.interests.${chosen.about}`), shared: chosen.shared },
            },
      ),
    }
  }
}
