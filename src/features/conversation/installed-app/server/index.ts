/** Public entry of the installed app for the server. Everything else happens in the browser. */
export { manifestRoute } from './manifest-route.ts'
