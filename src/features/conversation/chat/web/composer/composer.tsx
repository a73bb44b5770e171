import { useEffect, useState } from 'react'
import { isBlank } from '#kernel/is-blank.ts'
import { lazy } from '#platform/web/lazy.tsx'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useViewer } from '#platform/web/surroundings.ts'
import { Alert, IconButton, joinClasses, SparkleIcon, GiftIcon } from '#ui/components/index.ts'
import { SecondThoughtDialog } from '#features/safety/message-safety/web/index.ts'
import type { Cost, Partner } from '../../contract/chat.ts'
import type { en } from '../../locales/en.ts'
import type { en as unconfirmedEn } from '../../locales/unconfirmed/en.ts'
import { AttachButton } from './attach-button.tsx'
import { ComposerBox } from './composer-box.tsx'
import { CostLine } from './cost-line.tsx'
import { CreditLine } from './credit-line.tsx'
import { getChatKey, type Destination } from './outgoing.ts'
import { QuoteBar } from '../changes/lazy-parts.ts'
import { quoting, useQuoting } from '../changes/quoting.ts'
import { OrderSheet } from '#features/money/saved-cards/web/index.ts'
import { useAddCredits } from './use-add-credits.ts'
import { useComposer } from './use-composer.ts'
import { useOpenGiftsFromUrl } from '../picker/use-open-gifts-from-url.ts'
import { useFileDrop } from './use-file-drop.ts'
import { usePickComposer } from '../picker/use-pick-composer.ts'
import { usePhotoComposer } from './use-photo-composer.ts'

/** Loaded on demand. */
const Picker = lazy(async () => (await import('../picker/picker.tsx')).Picker)

const Icebreakers = lazy(async () => (await import('./icebreakers.tsx')).Icebreakers)

/** Rendered by the server where nothing can be written. */
const ComposerClosed = lazy(async () => (await import('./composer-closed.tsx')).ComposerClosed)

const PhotoBox = lazy(async () => (await import('./photo-box.tsx')).PhotoBox)

const DisclosureDialog = lazy(
  async () => (await import('../thread/disclosure-dialog.tsx')).DisclosureDialog,
)

interface ComposerProps {
  readonly to: Destination
  readonly profile: Partner
  readonly cost: Cost
  /** Number of messages in the conversation. */
  readonly before: number
  /** Offers icebreakers, for a chat that has not started. */
  readonly ideas?: boolean
}

/**
 * The composer for a text or photo, with the price on the Send button, its value in money and the
 * balance (CHAT-02, CHAT-03, H2).
 */
export function Composer({ to, profile, cost, before, ideas = false }: ComposerProps) {
  const t = usePhrases<typeof en>('chat')
  const tUnconfirmed = usePhrases<typeof unconfirmedEn>('unconfirmed')
  const viewer = useViewer()
  const [choosing, setChoosing] = useState(false)
  const [everChosen, setEverChosen] = useState(false)
  const discloses = profile.kind === 'fictional'
  // Loaded once the page is hydrated, so that they open immediately and can say that there is no
  // connection.
  useEffect(() => {
    void PhotoBox.preload().catch(() => {})
    if (ideas) void Icebreakers.preload().catch(() => {})
    if (discloses) void DisclosureDialog.preload().catch(() => {})
  }, [ideas, discloses])
  const chat = getChatKey(to)
  const quote = useQuoting(chat)
  const composer = useComposer({ to, profile, cost, before })
  const photos = usePhotoComposer({ to, cost })
  const picks = usePickComposer({ to, cost })
  const disclosing = composer.disclosing || photos.disclosing || picks.disclosing
  const [everDisclosing, setEverDisclosing] = useState(false)
  if (disclosing && !everDisclosing) setEverDisclosing(true)
  useOpenGiftsFromUrl(cost.gift !== null && cost.closed === null, () => picks.show(Picker.preload))
  const over = useFileDrop(cost.photo !== null && cost.closed === null, photos.attach)
  const name = profile.name ?? t('member_gone')
  const { photo } = photos
  const kind = photo === null ? 'text' : 'photo'
  const nextPrice = photo === null ? cost.next : (cost.photo?.next ?? cost.next)
  const price = nextPrice === 'free' ? 0 : nextPrice
  const adding = useAddCredits({ act: photo === null ? 'message' : 'photo', price })
  if (cost.closed !== null) return <ComposerClosed cost={cost} name={name} chat={chat} />
  const short = cost.balance !== null && cost.balance < price
  const notice = photos.notice || picks.notice || adding.notice || composer.notice
  return (
    <footer className="chat-foot chat-foot-composer">
      <div
        className={joinClasses(
          'chat-composer relative mx-auto grid max-w-column gap-2',
          over && 'chat-drop',
        )}
      >
        {viewer?.status === 'not_confirmed' ? (
          <Alert tone="info">
            {tUnconfirmed('confirm', { name })}
            {cost.starts_left === null || cost.starts_left === 0
              ? null
              : ` ${tUnconfirmed('starts', { left: cost.starts_left })}`}
          </Alert>
        ) : null}
        {notice ? (
          <Alert tone="warn" announce>
            {notice}
          </Alert>
        ) : null}
        <CreditLine
          cost={cost}
          kind={kind}
          price={price}
          typed={photo === null && !isBlank(composer.text)}
          onKeep={composer.keep}
        />
        {quote === null || photo !== null ? null : (
          <QuoteBar quote={quote} name={name} onRemove={() => quoting.set(chat, null)} />
        )}
        {photo === null ? (
          <ComposerBox
            composer={composer}
            name={name}
            price={price}
            unpriced={cost.reason === 'staff'}
            short={short}
            adding={adding}
            onEscape={quote === null ? null : () => quoting.set(chat, null)}
            extra={
              <>
                {cost.photo === null ? null : (
                  <AttachButton photo={cost.photo} onFiles={photos.attach} />
                )}
                {cost.gift === null ? null : (
                  <GiftButton open={picks.open} onOpen={() => picks.show(Picker.preload)} />
                )}
                {ideas ? (
                  <IconButton
                    icon={<SparkleIcon />}
                    label={t('composer.ideas')}
                    tip="above"
                    onClick={() =>
                      void Icebreakers.preload().then(
                        () => {
                          setEverChosen(true)
                          setChoosing(true)
                        },
                        () => {},
                      )
                    }
                  />
                ) : null}
              </>
            }
          />
        ) : (
          <PhotoBox
            photo={photo}
            composer={photos}
            name={name}
            price={price}
            short={short}
            adding={adding}
          />
        )}
        <CostLine
          cost={cost}
          kind={kind}
          short={short}
          used={photo === null ? composer.text.length : 0}
        />
        {over ? (
          <p className="chat-drop-words" role="status">
            {t('photo.drop')}
          </p>
        ) : null}
      </div>
      {ideas && everChosen && profile.id !== null ? (
        <Icebreakers
          open={choosing}
          member={profile.id}
          name={name}
          cost={cost}
          onClose={() => setChoosing(false)}
          onPick={(line) => {
            setChoosing(false)
            composer.suggest(line)
          }}
        />
      ) : null}
      {cost.gift !== null && picks.open ? (
        <Picker picker={picks} cost={cost} name={name} adding={adding} />
      ) : null}
      {adding.open && cost.balance !== null ? (
        <OrderSheet
          open
          onClose={adding.close}
          {...adding.short}
          balance={cost.balance}
          textKept={adding.short.act === 'message' && !isBlank(composer.text)}
          returnTo={adding.returnTo}
        />
      ) : null}
      <SecondThoughtDialog
        thought={composer.thought}
        name={name}
        onEdit={composer.reconsider}
        onSend={composer.sendAsIs}
      />
      {profile.id !== null && everDisclosing ? (
        <DisclosureDialog
          open={disclosing}
          member={profile.id}
          name={name}
          price={cost.message_credits}
          money={cost.money}
          maxPerDay={cost.max_paid_per_day}
          onClose={() => {
            composer.stopDisclosing()
            photos.stopDisclosing()
            picks.stopDisclosing()
          }}
          onAgreed={
            picks.disclosing
              ? picks.disclosed
              : photos.disclosing
                ? photos.disclosed
                : composer.disclosed
          }
        />
      ) : null}
    </footer>
  )
}

/** Opens the picker for gifts and stickers, which shows their prices. */
function GiftButton({ open, onOpen }: { readonly open: boolean; readonly onOpen: () => void }) {
  const t = usePhrases<typeof en>('chat')
  return (
    <IconButton
      icon={<GiftIcon />}
      label={t('pick.open')}
      tip="above"
      aria-haspopup="dialog"
      aria-expanded={open}
      data-gifts
      onClick={onOpen}
    />
  )
}
