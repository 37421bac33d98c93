import type { Box } from '../difference.ts';

/** The data of the report's page. */
export interface ReportData {
  facts: Facts;
  /** In the order of the list. */
  components: Component[];
}

export interface Facts {
  /** The two sides of the comparison: commits, or names of branches. */
  base: string;
  head: string;
  browser: string;
  /** The command that accepts every difference; followed by story ids, only theirs. */
  acceptCommand: string;
  /** The number of compared pictures. */
  pictures: number;
  leftOut: { story: string; reason: string }[];
}

export interface Component {
  title: string;
  stories: Story[];
}

export interface Story {
  id: string;
  title: string;
  name: string;
  file: string;
  /** One for each mode in which it differs. */
  pictures: ReportPicture[];
}

export interface ReportPicture {
  mode: string;
  kind: 'changed' | 'added' | 'removed';
  pixels: number;
  /** The fraction of all its pixels, from 0 to 1. */
  share: number;
  boxes: Box[];
  before?: ReportImage;
  after?: ReportImage;
  /** URL of the picture of differing pixels. */
  difference?: string;
  causes: string[];
}

export interface ReportImage {
  src: string;
  width: number;
  height: number;
}
