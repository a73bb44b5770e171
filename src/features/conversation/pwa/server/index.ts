/** Public entry of the progressive web app for the server. */
export {
  createPush,
  createVapidKeys,
  type Push,
  type PushDeps,
  type VapidKeys,
} from './create-push.ts'
export { manifestRoute } from './manifest-route.ts'
