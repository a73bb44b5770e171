import { type ReactNode, useContext } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useGeneratedText } from '#features/members/fictional-profiles/web/index.ts'
import { PersonCard } from '#features/members/profiles/web/index.ts'
import type { Card } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { CardAction } from './card-action.ts'

interface MemberCardProps {
  readonly member: Card
  /** The country that determines the unit of distance; the site's country if unknown. */
  readonly readersCountry?: string | null | undefined
  /** In the first row: loaded eagerly. */
  readonly eager?: boolean | undefined
  /** A button above the link, instead of the default card action. */
  readonly action?: ReactNode
  readonly headingLevel?: 2 | 3 | 4 | undefined
}

const sizes = '(min-width: 100rem) 15rem, (min-width: 62rem) 20vw, (min-width: 48rem) 31vw, 46vw'

/** A card in a list of members, with the app's card action. */
export function MemberCard({ member, action, ...rest }: MemberCardProps) {
  const t = usePhrases<typeof en>('search')
  const generated = useGeneratedText()
  const renderAction = useContext(CardAction)
  return (
    <PersonCard
      person={member}
      sizes={sizes}
      onlineText={t('online')}
      verifiedText={t('verified')}
      generatedText={generated}
      answeringTexts={{ within_day: t('answering.within_day'), often: t('answering.often') }}
      fresh={member.new ? t('new') : undefined}
      action={action ?? renderAction(member)}
      {...rest}
    />
  )
}
