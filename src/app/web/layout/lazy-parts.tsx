/** The parts of the frame that are not needed for a first tap, in one chunk. */
export { BackButton } from './back-button.tsx'
export { Footer } from './footer.tsx'
export { LanguageMenu } from './language-menu.tsx'
export { VisitorListener } from './visitor-listener.tsx'
