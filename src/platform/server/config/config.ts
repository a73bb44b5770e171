import type { OfficeHosts } from './office-hosts.ts'

/** Settings of this installation, read from the environment once at start. */
export interface Config {
  /** A demo shows developer pages and accepts play money; production refuses both. */
  readonly mode: 'demo' | 'production'
  /** Contains all persistent data: the embedded database, uploads, the demo's secret. */
  readonly dataFolder: string
  /** The address to listen on; `127.0.0.1` for this machine only. */
  readonly host: string
  readonly port: number
  /** The port of the metrics for Prometheus; undefined means there are none. */
  readonly metricsPort: number | undefined
  /** The URL of the first site, without a trailing slash. */
  readonly publicUrl: string
  /**
   * Addresses and networks of the operator's proxies, whose X-Forwarded headers are trusted; empty
   * if clients connect directly.
   */
  readonly trustedProxies: readonly string[]
  /**
   * Hosts on which only the back office answers, with the host of the site each belongs to; if there
   * are none, every site's host has it at /office.
   */
  readonly officeHosts: OfficeHosts
  /** An external PostgreSQL; undefined means the embedded one. */
  readonly databaseUrl: string | undefined
  /**
   * The same external database for the role that owns its tables, used only to migrate it;
   * undefined means `databaseUrl` does both.
   */
  readonly migrationUrl: string | undefined
  /**
   * Used to encrypt the installation's key; at least 32 characters each. The first is in use; the
   * others are earlier ones that it replaces.
   */
  readonly secrets: readonly [string, ...string[]]
  /** The lowest level that is logged. */
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error'
  /** Where backups are written; undefined means there are none. */
  readonly backup: BackupConfig | undefined
  /** The mail server; undefined means the built-in inbox at /dev/mail. */
  readonly smtpUrl: string | undefined
  /**
   * The domain of return paths, whose mail is delivered to `bouncePort`; undefined means bounces
   * are not read.
   */
  readonly bounceDomain: string | undefined
  /** The port on which bounces and complaints are received by SMTP. */
  readonly bouncePort: number | undefined
  /** The selectors under which the sites' mail server publishes its DKIM keys, for the check of senders. */
  readonly dkimSelectors: readonly string[]
  /** The password in the address of Postmark's webhook; undefined means it sends no reports. */
  readonly postmarkSecret: string | undefined
  /** The ARN of the SNS topic to which Amazon SES reports; undefined means it doesn't. */
  readonly sesTopic: string | undefined
  /**
   * The URL of a provider's Messages API for text messages; undefined means the built-in inbox in a
   * demo, and no text messages otherwise.
   */
  readonly smsUrl: string | undefined
  /** URL of the source, if it is published elsewhere; by default this server offers it. */
  readonly sourceUrl: string | undefined
  /**
   * Push services in addition to the browsers' own: host names, or complete origins, which may be
   * in a private network.
   */
  readonly pushServices: readonly string[]
  /**
   * Payment gateways, the preferred one first: `sandbox`, `mollie`, `stripe` or module paths;
   * without any, nothing is sold.
   */
  readonly gateways: readonly string[]
  /**
   * The environment variables for gateways, by the prefixes MOLLIE_, STRIPE_ and GATEWAY_. They
   * contain keys: never log or show them.
   */
  readonly gatewayEnv: Readonly<Record<string, string>>
  /** Whether the /dev pages (emails, clock) are served. */
  readonly devPages: boolean
  /** Whether photos are served without a session, for viewing them during development. */
  readonly openMedia: boolean
}

/** How the installation is backed up. */
export interface BackupConfig {
  /** A folder, preferably on another machine's disk. */
  readonly folder: string
  /** Encrypts everything in it. */
  readonly passphrase: string
  /** How many days back a restore can go. */
  readonly days: number
}

/** The same configuration on another port, for when another program uses the configured one. */
export function withPort(config: Config, port: number): Config {
  const publicUrl =
    config.publicUrl === `http://localhost:${config.port}`
      ? `http://localhost:${port}`
      : config.publicUrl
  return Object.freeze({ ...config, port, publicUrl })
}
