import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { IntlProvider } from 'use-intl'
import type { Locale } from '#kernel/locale.ts'
import type { Api } from '#platform/web/api/api.ts'
import { ApiContext } from '#platform/web/api/use-api.ts'
import type { PhraseStore } from '#platform/web/phrases/phrase-store.ts'
import { PhrasesContext } from '#platform/web/phrases/with-phrases.tsx'
import { type Surroundings, SurroundingsContext } from '#platform/web/surroundings.ts'

interface AppProps {
  readonly api: Api
  readonly cache: QueryClient
  readonly phrases: PhraseStore
  readonly locale: Locale
  readonly timeZone: string
  readonly surroundings: Surroundings
  readonly children: ReactNode
}

/** The providers around every page, on the server and in the browser. */
export function App({ api, cache, phrases, locale, timeZone, surroundings, children }: AppProps) {
  const messages = useSyncExternalStore(phrases.subscribe, phrases.messages, phrases.messages)
  const plainMessages = useMemo(() => messages as Record<string, never>, [messages])
  return (
    <QueryClientProvider client={cache}>
      <ApiContext value={api}>
        <SurroundingsContext value={surroundings}>
          <IntlProvider locale={locale} messages={plainMessages} timeZone={timeZone}>
            <PhrasesContext value={phrases}>{children}</PhrasesContext>
          </IntlProvider>
        </SurroundingsContext>
      </ApiContext>
    </QueryClientProvider>
  )
}
