import type { Lease, LeaseStore } from './rate-limiter.ts'

/** Of the client, what the store needs. */
export interface Redis {
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>
}

const script = `
local answer = {}
for i, key in ipairs(KEYS) do
  local wanted, capacity, window = tonumber(ARGV[3 * i - 2]), tonumber(ARGV[3 * i - 1]), ARGV[3 * i]
  local used = tonumber(redis.call('GET', key) or '0')
  local granted = math.max(0, math.min(wanted, math.ceil((capacity - used) / 4)))
  if used == 0 then redis.call('SET', key, granted, 'PX', window) else redis.call('INCRBY', key, granted) end
  answer[2 * i - 1] = granted
  answer[2 * i] = redis.call('PTTL', key)
end
return answer`

export const redisStore = (redis: Redis): LeaseStore => ({
  async lease(requests, nowMs) {
    const answer = (await redis.eval(script, {
      keys: requests.map(({ key }) => `materia:limit:${key.toString('base64url')}`),
      arguments: requests.flatMap(({ wanted, capacity, windowMs }) => [wanted, capacity, windowMs].map(String)),
    })) as number[]
    return requests.map((_, index): Lease => {
      const [granted = 0, msLeft = 0] = answer.slice(2 * index, 2 * index + 2)
      return { granted, endsMs: nowMs + msLeft }
    })
  },
})
