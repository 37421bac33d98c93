import type { Box } from '../difference.ts';

/** What the page of the report shows. */
export interface ReportData {
  facts: Facts;
  /** In the order of the list. */
  components: Component[];
}

export interface Facts {
  /** What was compared with what: commits, or names of branches. */
  base: string;
  head: string;
  browser: string;
  /** What accepts every difference; followed by the ids of stories, what accepts these. */
  acceptCommand: string;
  /** How many pictures were compared. */
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
  /** Of all its pixels, from 0 to 1. */
  share: number;
  boxes: Box[];
  before?: Shot;
  after?: Shot;
  /** Address of the picture of differing pixels. */
  difference?: string;
  causes: string[];
}

export interface Shot {
  src: string;
  width: number;
  height: number;
}
