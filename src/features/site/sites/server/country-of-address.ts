import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { BlockList, isIP } from 'node:net'
import { type CountryResponse, Reader } from 'mmdb-lib'

/** Looks up the country of an IP address; null if it is private, unknown or invalid. */
export type CountryOfAddress = (address: string) => string | null

/**
 * Looks up IP addresses in data shipped with the product (SITE-05), without any network request.
 * The 8 MB are loaded on first use.
 */
export function createCountryOfAddress(): CountryOfAddress {
  let reader: Reader<CountryResponse> | undefined
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/\/\d+$/, '')
    const family = isIP(plain)
    if (family === 0 || own.check(plain, family === 4 ? 'ipv4' : 'ipv6')) return null
    reader ??= new Reader(readFileSync(dataFile()))
    const found = reader.get(plain) as { country_code?: string } | null
    return found?.country_code ?? null
  }
}

function dataFile(): string {
  return createRequire(import.meta.url).resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb')
}

// The data assigns some of these ranges to a country, because someone once announced them.
const own = new BlockList()
own.addSubnet('0.0.0.0', 8, 'ipv4')
own.addSubnet('10.0.0.0', 8, 'ipv4')
own.addSubnet('100.64.0.0', 10, 'ipv4')
own.addSubnet('127.0.0.0', 8, 'ipv4')
own.addSubnet('169.254.0.0', 16, 'ipv4')
own.addSubnet('172.16.0.0', 12, 'ipv4')
own.addSubnet('192.168.0.0', 16, 'ipv4')
own.addSubnet('::', 127, 'ipv6')
own.addSubnet('fc00::', 7, 'ipv6')
own.addSubnet('fe80::', 10, 'ipv6')
