import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { someNotice } from '../testing/notices.ts'
import { renderPart } from '../testing/render.tsx'
import { NoticeLines } from './NoticeLines.tsx'

const named = (title: string) => someNotice({ title })
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

describe('the safety mark of a card', () => {
  it('says how many more notices there are than the one it shows', () => {
    renderPart(
      <NoticeLines notices={[named('In shortage: A 1 mg'), named('In shortage: A 3 mg'), named('B')]} max={1} />,
    )

    expect(lines()).toEqual(['In shortage: A 1\u00a0mg, and 2 more notices'])
  })

  it('counts those of a group that did not come with it', () => {
    const noticeCounts = { Critical: 1, Warning: 7, Information: 0 }
    renderPart(<NoticeLines notices={[named('A'), named('B')]} noticeCounts={noticeCounts} max={1} />)

    expect(lines()).toEqual(['A, and 7 more notices'])
  })

  it('says nothing more where all are shown, those of one name together', () => {
    renderPart(<NoticeLines notices={[named('A'), named('A')]} max={1} />)

    expect(lines()).toEqual(['A (2)'])
  })
})
