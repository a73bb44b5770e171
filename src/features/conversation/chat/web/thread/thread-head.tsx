import { useEffect, useState } from 'react'
import { Link, type LinkProps } from 'react-router'
import { lazy } from '#platform/web/lazy.tsx'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useMedia } from '#platform/web/use-media.ts'
import { useViewer } from '#platform/web/surroundings.ts'
import {
  ArrowLeftIcon,
  CoinsIcon,
  Coin,
  CreditsPill,
  HandWavingIcon,
  FlagIcon,
  InfoIcon,
  KeyboardIcon,
  Menu,
  type MenuItem,
  OnlineWord,
  ProhibitIcon,
  QuestionIcon,
  TrashIcon,
  UserCircleIcon,
  VerifiedTag,
} from '#ui/components/index.ts'
import type { en as honesty } from '#features/safety/message-safety/locales/authenticity/en.ts'
import { FictionalLabel } from '#features/members/fictional-profiles/web/index.ts'
import type { en as blocks } from '#features/members/blocks/locales/en.ts'
import type { en as reports } from '#features/safety/reports/locales/en.ts'
import type { Partner, Thread } from '../../contract/chat.ts'
import type { en } from '../../locales/en.ts'
import type { en as shortcutsEn } from '../../locales/shortcuts/en.ts'
import type { en as goodbyeEn } from '../../locales/goodbye/en.ts'
import { requestShortcutList } from '../shortcut-list-request.ts'
import { PartnerCameo } from '../inbox/partner-cameo.tsx'
import { useMuteItems } from '../inbox/use-mute-items.tsx'
import type { Safety } from './use-safety.tsx'
import { useRemoval } from '../inbox/use-removal.ts'
import { useCreditsAddress } from '../composer/use-credits-address.ts'

/** Loaded on demand. */
const GoodbyeDialog = lazy(async () => (await import('./goodbye-dialog.tsx')).GoodbyeDialog)

interface ThreadHeadProps {
  readonly profile: Partner
  /** Null before the first message. */
  readonly conversation: string | null
  /** Null for accounts without credits. */
  readonly balance: number | null
  readonly muted?: Thread['muted']
  /** Whether it can be closed with a goodbye. */
  readonly closable?: boolean
  readonly safety: Safety
}

/** The header of a chat: back, partner, credits, and further actions (CHAT-01). */
export function ThreadHead({
  profile,
  conversation,
  balance,
  muted = null,
  closable = false,
  safety,
}: ThreadHeadProps) {
  const t = usePhrases<typeof en>('chat')
  const tShortcuts = usePhrases<typeof shortcutsEn>('shortcuts')
  const tGoodbye = usePhrases<typeof goodbyeEn>('goodbye')
  const creditsAddress = useCreditsAddress()
  const tb = usePhrases<typeof blocks>('blocks')
  const th = usePhrases<typeof honesty>('authenticity')
  const tr = usePhrases<typeof reports>('reports')
  const { remove } = useRemoval(conversation)
  const [parting, setParting] = useState(false)
  const [wanted, setWanted] = useState(false)
  // Loaded once the page is hydrated, so that it opens immediately, even without a connection.
  useEffect(() => void GoodbyeDialog.preload().catch(() => {}), [])
  const muteItems = useMuteItems()
  const keyboard = useMedia('(pointer: fine)')
  const paid = useViewer()?.paid_user === true
  const name = profile.name ?? t('member_gone')
  const reachable = profile.state === 'active' && profile.id !== null
  const member = { id: profile.id ?? '', name }

  const items: MenuItem[] = [
    ...(reachable
      ? [
          {
            id: 'profile',
            label: t('head.profile'),
            icon: <UserCircleIcon />,
            href: `/members/${member.id}`,
            as: Link,
          },
          { id: 'real', label: th('ask'), icon: <QuestionIcon />, onSelect: safety.askIfReal },
        ]
      : []),
    ...(conversation === null
      ? []
      : [
          ...muteItems(conversation, profile, muted),
          ...(closable
            ? [
                {
                  id: 'goodbye',
                  label: tGoodbye('action'),
                  icon: <HandWavingIcon />,
                  rule: true,
                  onSelect: () =>
                    void GoodbyeDialog.preload().then(
                      () => {
                        setWanted(true)
                        setParting(true)
                      },
                      () => {},
                    ),
                },
              ]
            : []),
          {
            id: 'receipt',
            label: t('receipt'),
            icon: <CoinsIcon />,
            href: `/credits/statement?conversation=${conversation}`,
            as: ReceiptLink,
          },
          {
            id: 'remove',
            label: t('remove.action'),
            icon: <TrashIcon />,
            onSelect: () => remove({ conversation: { id: conversation }, profile }),
          },
        ]),
    ...(keyboard
      ? [
          {
            id: 'keys',
            label: tShortcuts('title'),
            icon: <KeyboardIcon />,
            onSelect: requestShortcutList,
          },
        ]
      : []),
    ...(profile.id !== null || conversation !== null
      ? [
          {
            id: 'report',
            label: tr('title', { name }),
            icon: <FlagIcon />,
            rule: true,
            onSelect: () => safety.report(null),
          },
        ]
      : []),
    ...(reachable
      ? [
          {
            id: 'block',
            label: tb('block', { name }),
            icon: <ProhibitIcon />,
            danger: true,
            onSelect: safety.block,
          },
        ]
      : []),
  ]

  const who = (
    <>
      <PartnerCameo profile={profile} size="sm" />
      <span className="grid min-w-0 justify-items-start gap-0.5">
        <span className="chat-title line-clamp-2 font-semibold wrap-anywhere">
          {profile.age === null ? name : `${name}, ${profile.age}`}{' '}
          {profile.photo?.verified ? (
            <VerifiedTag icon label={t('head.verified')} className="chat-verified" />
          ) : null}
        </span>
        <FictionalLabel
          kind={profile.kind}
          label={profile.label}
          soft
          generated={profile.photo?.generated}
        />
        {profile.online ? <OnlineWord className="type-meta">{t('head.online')}</OnlineWord> : null}
        {profile.last_seen === null ? null : (
          <span className="type-meta text-muted">{t(`seen.${profile.last_seen}`)}</span>
        )}
      </span>
    </>
  )
  return (
    <header className="divider-below chat-head flex items-center gap-2 py-2.5">
      <Link to="/chats" className="icon-btn below-lg" aria-label={t('back')}>
        <ArrowLeftIcon />
      </Link>
      <h1 className="min-w-0 flex-1" tabIndex={-1}>
        {reachable ? (
          <Link to={`/members/${member.id}`} className="chat-partner flex items-center gap-3">
            {who}
          </Link>
        ) : (
          <span className="flex items-center gap-3">{who}</span>
        )}
      </h1>
      {balance === null ? null : (
        <CreditsPill
          as={Link}
          to={creditsAddress}
          icon={<Coin />}
          // There, members who bought credits see them in the navigation.
          className={paid ? 'below-lg' : undefined}
          aria-label={t('head.credits', { count: balance })}
        >
          {balance}
        </CreditsPill>
      )}
      {items.length > 0 ? (
        <Menu className="icon-btn" aria-label={t('head.menu', { name })} items={items}>
          <InfoIcon />
        </Menu>
      ) : null}
      {conversation === null || !wanted ? null : (
        <GoodbyeDialog
          conversation={conversation}
          name={name}
          open={parting}
          onClose={() => setParting(false)}
        />
      )}
    </header>
  )
}

/** Link to the receipt of a conversation, with a way back. */
function ReceiptLink(props: LinkProps) {
  return <Link {...props} state={{ chat: true }} />
}
