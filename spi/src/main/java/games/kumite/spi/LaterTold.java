package games.kumite.spi;

import games.kumite.spi.marks.Shared;

/** Where a perspective finds what was told up to its moment, whatever the match does later. */
@Shared
final class LaterTold {

  private final Retelling<?> retelling;
  private final RecordEntry upTo;

  LaterTold(Retelling<?> retelling, RecordEntry upTo) {
    this.retelling = retelling;
    this.upTo = upTo;
  }

  Telling.Told told(int observer) {
    return retelling.line(observer, upTo);
  }
}
