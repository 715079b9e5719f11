package {package};

import games.kumite.spi.MatchConfig;
import games.kumite.spi.TabletopState;
import games.kumite.spi.cards.Zone;

/** The state of a match: where the cards lie, and the numbers. */
final class Position extends TabletopState<Position> {

  final Definition definition;

  Position(MatchConfig config, Definition definition) {
    super(config, definition.cards, definition.numbers);
    this.definition = definition;
  }

  private Position(Position other) {
    super(other);
    definition = other.definition;
  }

  @Override
  public Position copy() {
    return new Position(this);
  }

  /** Returns 0: all that changes is a card or a declared number. */
  @Override
  protected long publicKeyPart() {
    return 0;
  }

  int player() {
    return get(Num.MATCH, 0, Num.PLAYER);
  }

  void passTurn() {
    set(Num.MATCH, 0, Num.PLAYER, (player() + 1) % seats()); // {XX}-TRN-01
  }

  int raids(int seat) {
    return get(Num.SEAT, seat, Num.RAIDS);
  }

  Zone hand(int seat) {
    return definition.hands.get(seat);
  }

  Zone hoard(int seat) {
    return definition.hoards.get(seat);
  }

  void draw(int seat) {
    if (!cards.isEmpty(definition.deck)) {
      move(top(definition.deck), hand(seat));
    }
  }

  int score(int seat) {
    int sum = 0; // {XX}-END-02
    for (int card = top(hoard(seat)); card >= 0; card = next(card)) {
      sum += Definition.value(cards.face(card));
    }
    return sum;
  }
}
