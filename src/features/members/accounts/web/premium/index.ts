/** The door of premium for screens: what is said wherever something is for premium members. */
export { PremiumAlert, PremiumPanel } from './premium-alert.tsx'
