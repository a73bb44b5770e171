/** How this installation runs; read once at start from the environment. */
export interface Config {
  /** Demo shows its doors and takes play money; production refuses both. */
  readonly mode: 'demo' | 'production'
  /** Holds everything that lasts: the embedded database, uploads, the demo's secret. */
  readonly dataFolder: string
  /** The address to listen on, `127.0.0.1` for this machine only. */
  readonly host: string
  readonly port: number
  /** Where members reach the first site, without a slash at the end. */
  readonly publicUrl: string
  /** Addresses and networks of our own proxies, whose X-Forwarded headers are believed. */
  readonly trustedProxies: readonly string[]
  /** An outside PostgreSQL; undefined means the embedded one. */
  readonly databaseUrl: string | undefined
  /** Signs and derives keys; at least 32 characters. */
  readonly secret: string
  /** Where mail goes; undefined means the built-in inbox at /dev/mail. */
  readonly smtpUrl: string | undefined
  /** Who sends text messages: the address of a provider's Messages API; undefined means the built-in inbox of a demo, or nobody. */
  readonly smsUrl: string | undefined
  /** Push services beside the browsers' own: host names, or whole origins, which may then lie in a closed network. */
  readonly pushServices: readonly string[]
  /** Who takes payments, the preferred first: `sandbox`, `mollie`, `stripe` or paths of modules; none sells nothing. */
  readonly gateways: readonly string[]
  /** The variables that are meant for gateways, by their prefix MOLLIE_, STRIPE_ or GATEWAY_. They hold keys: no log, no page. */
  readonly gatewayEnv: Readonly<Record<string, string>>
  /** Whether the /dev pages (mail, clock) answer. */
  readonly devDoors: boolean
  /** Whether photos are sent without a session, for looking at them while developing. */
  readonly openMedia: boolean
}

/** The same configuration on another port, for when a stranger holds the wanted one. */
export function onPort(config: Config, port: number): Config {
  const publicUrl =
    config.publicUrl === `http://localhost:${config.port}` ? `http://localhost:${port}` : config.publicUrl
  return Object.freeze({ ...config, port, publicUrl })
}
