import './member.css'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { LockSimpleIcon, Panel, ShieldCheckIcon } from '#ui/components/index.ts'
import type { FullMember } from '../../contract/profiles.ts'
import type { en } from '../../locales/en.ts'
import type { MemberSlots } from './member-slots.ts'

/** The panel next to a profile: available actions, prices, and what is not accessible yet. */
export function ActionPanel({
  member,
  slots,
}: {
  readonly member: FullMember
  readonly slots: MemberSlots
}) {
  const t = usePhrases<typeof en>('profiles')
  const locked = member.photos.filter((photo) => photo.locked).length
  const prices = slots.prices?.(member)
  return (
    <Panel as="aside" raised className="member-actions mt-8" aria-label={t('member.actions')}>
      <div className="grid gap-2.5">
        {slots.actions?.(member)}
        {slots.more?.(member, 'button')}
      </div>
      {prices ? <div className="divider-above mt-5 grid gap-2.5 pt-5">{prices}</div> : null}
      <div className="mt-4 grid gap-2 type-meta text-muted">
        {locked > 0 ? (
          <p className="flex gap-2">
            <LockSimpleIcon />
            <span>{t('member.locked_note', { count: locked, name: member.name })}</span>
          </p>
        ) : null}
        <p className="flex gap-2">
          <ShieldCheckIcon />
          <span>{t('member.block_note')}</span>
        </p>
      </div>
    </Panel>
  )
}
