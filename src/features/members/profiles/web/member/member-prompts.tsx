import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { PromptCard } from '#ui/components/index.ts'
import type { FullMember } from '../../contract/profiles.ts'
import type { en } from '../../locales/en.ts'
import type { MemberSlots } from './member-slots.ts'

/** The questions this member answered, large enough to reply to. */
export function MemberPrompts({
  member,
  slots,
}: {
  readonly member: FullMember
  readonly slots: Pick<MemberSlots, 'reply'>
}) {
  const t = usePhrases<typeof en>('profiles')
  if (member.prompts.length === 0) return null
  return (
    <section className="grid gap-4" aria-label={t('member.prompts', { name: member.name })}>
      {member.prompts.map((answered) => (
        <PromptCard
          key={answered.prompt}
          question={t(`prompts.${answered.prompt}`)}
          answer={answered.answer}
          action={member.own ? undefined : slots.reply?.(member, answered)}
        />
      ))}
    </section>
  )
}
