package games.kumite.journey.state;

import games.kumite.journey.content.Card;
import games.kumite.journey.content.EffectVerb;
import games.kumite.journey.content.Trigger;
import games.kumite.spi.marks.Immutable;

/** The face of one physical card, with frequently used values. Immutable. */
@Immutable
public final class Face {

  /** The number of the face. */
  public final int index;
  /** The number of the first identical face. */
  public final int name;
  /** The card. */
  public final Card card;
  /** The amount added to the maximum of health while the card is active. */
  public final int maxHealth;
  /** The amount added to the maximum of chi while the card is active. */
  public final int maxChi;

  /** The number among cards that are used once per turn, -1 for other cards. */
  public final int once;

  /** Bits of the occasions on which it may be played, from {@link Trigger#occasion}. */
  public final long occasions;

  /** Whether it is a card for quiet points that depends on where figures stand (JW-RUL-109). */
  final boolean dependsOnPlaces;

  Face(int index, int name, Card card, int once) {
    this.index = index;
    this.name = name;
    this.card = card;
    this.once = once;
    occasions = card.trigger().occasions();
    dependsOnPlaces = card.trigger().moment() == Trigger.Moment.ANY
        && card.clauses().stream().anyMatch(clause -> clause.effect().dependsOnPlaces());
    maxHealth = card.sum(EffectVerb.MOD_MAX_HEALTH);
    maxChi = card.sum(EffectVerb.MOD_MAX_CHI);
  }
}
