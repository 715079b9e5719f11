package games.kumite.spi.cards;

/** A textual form of cards: zone by zone, each card with the viewers who know it, then the beliefs about the others. */
final class CardText {

  private CardText() {}

  static String of(Cards cards) {
    CardLayout layout = cards.layout();
    StringBuilder text = new StringBuilder();
    for (Zone zone : layout.zones()) {
      text.append(zone.kind()).append(' ').append(zone.name()).append(':');
      for (int token = cards.top(zone); token >= 0; token = cards.next(token)) {
        int face = cards.face(token);
        text.append(' ').append(layout.name(face)).append('#').append(face).append('@').append(token)
            .append(cards.spread.isPublic(token) ? '=' : '~').append(Integer.toBinaryString(cards.knownBy(token)));
      }
      text.append('\n');
    }
    cards.spread.beliefs.write(layout.numbers, layout::name, text);
    return text.toString();
  }
}
