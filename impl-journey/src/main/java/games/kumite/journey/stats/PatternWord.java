package games.kumite.journey.stats;

import games.kumite.journey.content.Effect;
import games.kumite.journey.content.EffectForm;
import games.kumite.journey.content.EffectPlacement;
import games.kumite.journey.content.EffectRow;
import games.kumite.journey.content.EffectRow.Trait;
import games.kumite.journey.content.EffectWord;
import games.kumite.journey.map.Ray;
import java.util.List;
import java.util.function.BiConsumer;

/** A word that changes the range icon of an attack, before targets are chosen (JW-RUL-103). Immutable. */
public final class PatternWord extends EffectWord {

  /** The order in which the words of all cards change an icon. */
  public enum Order { FIRST, LAST }

  /** The words. */
  public static final List<EffectWord> ALL = List.of(
      new PatternWord(EffectRow.of("addRays", EffectForm.RAYS, EffectPlacement.ATTACK).with(Trait.CHANGES_PATTERN), Order.FIRST,
          (icon, it) -> icon.addAll(((Effect.AddRays) it).rays())),
      new PatternWord(EffectRow.of("extendRay", EffectForm.BEARING_SIGNED, EffectPlacement.ATTACK).with(Trait.CHANGES_PATTERN),
          Order.LAST, (icon, it) -> icon.replaceAll(ray -> ray.bearing() == ((Effect.ExtendRay) it).bearing()
              ? new Ray(ray.bearing(), ray.min(), ray.max() + it.amount()) : ray)));

  final Order order;
  final BiConsumer<List<Ray>, Effect> change;

  /**
   * Creates a word.
   *
   * @param row its written part
   * @param order when it changes an icon
   * @param change changes an icon
   */
  public PatternWord(EffectRow row, Order order, BiConsumer<List<Ray>, Effect> change) {
    super(row);
    this.order = order;
    this.change = change;
  }
}
