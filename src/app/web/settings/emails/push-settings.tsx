import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite } from '#platform/web/surroundings.ts'
import { Alert, CaretDownBoldIcon, SavedSwitch, Skeleton } from '#ui/components/index.ts'
import type { en } from '#features/conversation/pwa/locales/push/en.ts'
import { isSubscribedToPush, type PushState } from '#features/conversation/pwa/index.ts'
import {
  HowToAllow,
  NoticeExample,
  useGuide,
  usePush,
  usePushSwitch,
  useWatchPermission,
} from '#features/conversation/pwa/web/index.ts'
import { Section } from '../frame/section.tsx'

/**
 * Push notifications in this browser: the switch, or why there is none and how to fix it, and an
 * example (NTF-04).
 */
export function PushSettings() {
  const t = usePhrases<typeof en>('push')
  const { pushKey } = useSite()
  const push = usePush()
  useWatchPermission()
  return (
    <Section id="push" title={t('title')} lead={t('lead')}>
      {pushKey === null ? <Alert>{t('unoffered')}</Alert> : <Choice push={push} />}
      <details className="disclosure">
        <summary className="flex min-h-11 items-center justify-between gap-3 font-semibold">
          {t('example')}
          <CaretDownBoldIcon className="disclosure-caret" />
        </summary>
        <div className="grid gap-3 pt-2">
          <NoticeExample icon="/icon.svg" title="Elena" body={t('notice.message', { count: 2 })} />
          <h3 className="mt-2 font-semibold">{t('example_quiet')}</h3>
          <NoticeExample
            icon="/icon-plain.svg"
            title={t('notice.neutral_title')}
            body={t('notice.neutral_body')}
          />
          <p className="text-ink-2">{t('address_hint')}</p>
        </div>
      </details>
    </Section>
  )
}

/** The server does not know the push state, so it renders only a placeholder. */
function Choice({ push }: { readonly push: PushState | null }) {
  if (push?.isCapable === false) return <Incapable />
  if (push === null || push.isSubscribed === null)
    return <Skeleton className="skeleton-lg h-16 w-full" />
  return push.isSubscribed === 'denied' ? (
    <HowToAllow />
  ) : (
    <PushSwitch on={isSubscribedToPush(push)} />
  )
}

function PushSwitch({ on }: { readonly on: boolean }) {
  const t = usePhrases<typeof en>('push')
  const { pending, wanted, said, turn } = usePushSwitch()
  const became = said?.became
  return (
    <SavedSwitch
      label={t('on')}
      hint={t('on_hint')}
      checked={wanted ?? on}
      pending={pending}
      result={
        said === undefined || became === 'closed' || became === 'denied'
          ? undefined
          : became === 'done'
            ? { tone: 'success', text: said.on ? t('saved_on') : t('saved_off') }
            : { tone: 'danger', text: typeof became === 'object' ? became.words : t('failed') }
      }
      onChoose={(choice) => {
        if (!pending) void turn(choice)
      }}
    />
  )
}

function Incapable() {
  const t = usePhrases<typeof en>('push')
  const apple = useGuide() === 'ios'
  return (
    <Alert>
      <p className="font-semibold">{t('incapable_title')}</p>
      <p>{apple ? t('incapable_apple') : t('incapable')}</p>
    </Alert>
  )
}
