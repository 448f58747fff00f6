import { expect, it } from 'vitest'
import { readOpenPullRequests } from '../../src/github/open-pull-requests.js'
import { setEnvironment } from '../support/environment.js'

it('A proxy that is no URL is told of, and not what it holds', async () => {
  const apiUrl = 'https://api.example.test'
  setEnvironment({ https_proxy: '[secret', no_proxy: '', GITHUB_API_URL: apiUrl })
  const place = { token: 'ghs_secret', apiUrl, repository: 'octo/rows' }
  const requests = await readOpenPullRequests({ ...place, except: null })
  expect(requests).toMatchObject({ found: false, remedy: expect.stringContaining('https_proxy') as string })
  expect(JSON.stringify(requests)).not.toContain('secret')
})
