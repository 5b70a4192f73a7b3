import { checkSolapi } from '#server/adapters/sms/solapi.ts'
import { errorMessage } from '#server/platform/error-fields.ts'
import { required } from '#server/platform/required.ts'
import { type Check, fail, ok, warn } from '../finding.ts'

/** Some twenty messages. */
const LOW_WON = 400

/** Asks the provider of text messages for the balance, which proves the keys and sends nothing. */
export const texts: Check = {
  name: 'text messages',
  async examine({ config }) {
    if (!config.SOLAPI_API_KEY) return [ok('not used: SOLAPI_API_KEY is not set')]
    try {
      const balance = await checkSolapi({
        url: config.SOLAPI_URL,
        apiKey: config.SOLAPI_API_KEY,
        apiSecret: required(config.SOLAPI_API_SECRET, 'SOLAPI_API_SECRET'),
        now: () => new Date(),
      })
      const text = `Solapi accepts the keys; ${balance} won are left`
      return [balance < LOW_WON ? warn(text, 'charge the account at Solapi') : ok(text)]
    } catch (error) {
      return [
        fail(
          errorMessage(error),
          'check SOLAPI_API_KEY and SOLAPI_API_SECRET, and that Solapi allows the address of this server',
        ),
      ]
    }
  },
}
