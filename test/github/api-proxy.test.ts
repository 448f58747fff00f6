import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { readOpenPullRequests } from '../../src/github/open-pull-requests.js'
import { setEnvironment } from '../support/environment.js'

it('The platform is asked through the proxy that the environment names, which does not see the token', async () => {
  const seen: string[] = []
  const proxy = createServer()
  proxy.on('connect', (request, socket) => {
    seen.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)}`)
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
  })
  await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve))
  const apiUrl = 'https://api.example.test'
  // Read when the library is loaded, which is when it is needed first.
  setEnvironment({
    https_proxy: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    no_proxy: '',
    GITHUB_API_URL: apiUrl,
  })
  const patience = { single: 3_000, all: 5_000, pause: 10 }
  const place = { token: 'ghs_secret', apiUrl, repository: 'octo/rows', patience }
  const requests = await readOpenPullRequests({ ...place, except: null })
  await new Promise(resolve => proxy.close(resolve))
  expect(seen).not.toEqual([])
  for (const line of seen) {
    expect(line).toContain('CONNECT api.example.test:443')
    expect(line).not.toContain('secret')
  }
  expect(requests).toMatchObject({ found: false })
})
