import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import {
  EyeIcon,
  FactTiles,
  HeartIcon,
  TranslateIcon,
  UsersThreeIcon,
} from '#ui/components/index.ts'
import type { FullMember } from '../../contract/profiles.ts'
import type { en } from '../../locales/en.ts'
import { useTraitLabels } from '../use-trait-labels.ts'

/**
 * Up to four facts as tiles: looking for, relationship, eyes and hair, languages. Facts that are
 * not given have no tile.
 */
export function MemberHighlights({ member }: { readonly member: FullMember }) {
  const t = usePhrases<typeof en>('profiles')
  const labels = useTraitLabels()
  const format = useFormat()
  const {
    signup_reason: reason,
    relationship_status: status,
    eye_colour: eyes,
    hair_colour: hair,
    languages,
    gender,
  } = member
  const appearance = [
    eyes && labels.value('eye_colour', eyes, gender),
    hair && labels.value('hair_colour', hair, gender).toLowerCase(),
  ]
  const facts = [
    {
      id: 'reason',
      icon: <HeartIcon />,
      label: t('member.looking_for'),
      value: reason && labels.value('signup_reason', reason, gender),
    },
    {
      id: 'status',
      icon: <UsersThreeIcon />,
      label: t('member.relationship'),
      value: status && labels.value('relationship_status', status, gender),
    },
    {
      id: 'looks',
      icon: <EyeIcon />,
      label: t('member.eyes_hair'),
      value: appearance.filter(Boolean).join(', '),
    },
    {
      id: 'languages',
      icon: <TranslateIcon />,
      label: t('member.speaks'),
      value: languages.map(format.language).join(', '),
    },
  ].filter(({ value }) => value)
  return facts.length === 0 ? null : <FactTiles aria-label={t('member.in_short')} facts={facts} />
}
