export interface Database {
  query<Row>(sql: string, values?: readonly unknown[]): Promise<Row[]>
}
