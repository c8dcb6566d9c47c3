import type { Phrases } from './model.ts'

export const ko: Phrases = {
  names: ['ko', 'korean', '한국어'],
  severity: { critical: '치명적', high: '높음', medium: '중간', low: '낮음' },
  unproven: '가능성이 높으나 입증되지 않음',
  alsoAt: '다른 위치',
  skill: '스킬',
  rule: '규칙',

  clean: '지적할 사항이 없습니다',
  findings: (count) => `지적 ${count}건`,
  nothingNew: (open) => `새 지적 없음, 이전 지적 ${open}건 미해결`,
  partial: '리뷰가 완료되지 않았습니다',
  skipped: '리뷰하지 않음',
  failed: '리뷰에 실패했습니다',
  inline: (count) => `줄 코멘트 ${count}개`,
  filesReviewed: (count) => `파일 ${count}개 리뷰`,
  round: (round) => `${round}회차`,

  minor: '사소한 지적',
  stillOpen: '이전 리뷰에서 미해결',
  notReviewed: '리뷰하지 않은 파일',
  deferred: '보류',
  whyDeferred: '이전 리뷰를 통과한 코드에 대한 새 지적이므로 이번에는 제기하지 않습니다.',
  dismissed: '기각',
  notes: '참고',
  details: '세부 정보',
  moreFiles: (count) => `외 파일 ${count}개`,
  leftOut: (count) =>
    `길이 제한으로 ${count}건을 생략했습니다. 실행의 findings 파일에 모두 있습니다.`,
  help: (trigger) =>
    `\`${trigger} explain ID\`로 이유를 묻고, \`${trigger} dismiss ID 사유\`로 지적을 끝냅니다.`,

  reply: {
    fixed: '수정됨',
    returned: '문제가 다시 나타나 다시 엶',
    dismissed: '기각됨, 다시 제기하지 않음',
    'wont-fix': '수정하지 않는 것으로 처리, 다시 제기하지 않음',
    withdrawn: '철회함, 말씀이 맞습니다',
    held: '여전히 유효함',
  },
  exception: (skill) => `모든 리뷰에서 예외로 하려면 스킬 ${skill}에 다음 줄을 추가하세요:`,

  skillsOffered: '제공된 스킬',
  skillsLoaded: '불러온 스킬',
  skillLoads: '스킬 불러오기 횟수',
  skillsUnknown: '요청되었으나 없는 스킬',
  model: '모델',
  tokens: '토큰',
  cost: '비용',
  perFinding: '지적당',
  fromCache: '캐시에서',
  saved: '캐시로 절약',
  time: '시간',
}
