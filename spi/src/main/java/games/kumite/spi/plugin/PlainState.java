package games.kumite.spi.plugin;

import games.kumite.spi.MatchConfig;
import games.kumite.spi.TabletopState;
import games.kumite.spi.cards.CardLayout;
import games.kumite.spi.numbers.NumberLayout;

/**
 * A state that consists of declared numbers and cards alone, for games that need no class of their own for it. It is
 * copied, compared and hidden by these declarations.
 */
public final class PlainState extends TabletopState<PlainState> {

  /**
   * Creates a state without cards.
   *
   * @param config the agreed setup of the match
   * @param numbers the declared numbers
   */
  public PlainState(MatchConfig config, NumberLayout numbers) {
    this(config, CardLayout.forSeats(config.seats().size()).build(), numbers);
  }

  /**
   * Creates a state with cards.
   *
   * @param config the agreed setup of the match
   * @param cards the cards and zones
   * @param numbers the declared numbers
   */
  public PlainState(MatchConfig config, CardLayout cards, NumberLayout numbers) {
    super(config, cards, numbers);
  }

  private PlainState(PlainState other) {
    super(other);
  }

  @Override
  public PlainState copy() {
    return new PlainState(this);
  }

  /** Returns 0: all data is declared. */
  @Override
  protected long publicKeyPart() {
    return 0;
  }
}
