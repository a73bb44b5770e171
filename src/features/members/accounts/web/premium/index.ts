/**
 * Public entry of premium for the web: the notices shown wherever a feature is for Premium members.
 */
export { PremiumAlert, PremiumPanel } from './premium-alert.tsx'
