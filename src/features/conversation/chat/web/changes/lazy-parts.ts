import { lazy } from '#platform/web/lazy.tsx'

/** Loaded once the page is hydrated: the server renders no menu buttons. */
export const ActionsButton = lazy(async () => (await import('./actions-button.tsx')).ActionsButton)

/** Most messages have neither a reaction nor a quote. */
export const ReactionMark = lazy(async () => (await import('./reaction-mark.tsx')).ReactionMark)
export const MessageQuote = lazy(async () => (await import('./message-quote.tsx')).MessageQuote)
export const QuoteBar = lazy(async () => (await import('./quote-bar.tsx')).QuoteBar)
