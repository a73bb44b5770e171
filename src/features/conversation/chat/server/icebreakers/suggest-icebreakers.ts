import type { PhraseKey } from '#kernel/phrase-key.ts'
import type { en as profileTexts } from '#features/members/profiles/locales/en.ts'
import type { en } from '../../locales/icebreakers/en.ts'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Profiles } from '#features/members/profiles/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { contract } from '../../contract/icebreakers.ts'
import { chooseIcebreakers } from '../../rules/icebreakers/choose-icebreakers.ts'

type IcebreakerKey =
  | `icebreakers.${PhraseKey<typeof en>}`
  | `profiles.interests.${keyof typeof profileTexts.interests}`

/** The translated phrases, and a member's page as shown to this reader. */
export interface IcebreakersDeps {
  readonly phrases: Phrases
  readonly readMember: Profiles['handlers']['profiles.read_member']
}

/**
 * Suggests icebreakers for a member (CHAT-05). They are based on the page the reader may see, so
 * they reveal nothing beyond it.
 */
export function suggestIcebreakers({
  phrases,
  readMember,
}: IcebreakersDeps): Handler<(typeof contract)['icebreakers.suggest'], Site> {
  return async ({ member }, context) => {
    const page = await readMember({ member }, context)
    if (isRefusal(page) || page.view !== 'full' || page.own) return refuse('not_found')
    const translate = (key: IcebreakerKey) => phrases.translate(context.locale, key)
    return {
      lines: chooseIcebreakers(page.interests).map((chosen) =>
        chosen.about === null
          ? { text: translate(`icebreakers.anyone.${chosen.line}`), interest: null }
          : {
              text: translate(`icebreakers.interests.${chosen.about}`),
              interest: {
                label: translate(`profiles.interests.${chosen.about}`),
                shared: chosen.shared,
              },
            },
      ),
    }
  }
}
