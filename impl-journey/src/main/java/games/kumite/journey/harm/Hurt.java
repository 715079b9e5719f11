package games.kumite.journey.harm;

import games.kumite.journey.card.CardWindow;
import games.kumite.journey.card.Occasion;
import games.kumite.journey.content.Effect.Track;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.content.Trigger.Moment;
import games.kumite.journey.defeat.Falling;
import games.kumite.journey.defeat.Removal;
import games.kumite.journey.map.Pose;
import games.kumite.journey.quest.Ending;
import games.kumite.journey.state.Figure;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Sequel;
import games.kumite.journey.sum.Sums;
import games.kumite.spi.Picks;
import games.kumite.spi.Script;
import games.kumite.spi.Step;
import org.jspecify.annotations.Nullable;

/**
 * Damage that is about to be done.
 *
 * @param by the attacker, {@link Journey#NOBODY} for none
 * @param on the target
 * @param amount the total damage
 * @param played cards played against it
 * @param sequel the sequel
 * @param hasFelled whether it has knocked the pilgrim out
 */
public record Hurt(int by, int on, int amount, Picks played, Sequel sequel, boolean hasFelled) implements Occasion<Hurt> {

  private static final CardWindow<Hurt> LETHAL =
      new CardWindow<>("lethal", Moment.BEFORE, Event.LETHAL_DAMAGE, Escape.USE); // JW-D-12

  /** The procedure for damage to a pilgrim, by an attack or not (JW-ATK-16, JW-RUL-70). */
  public static final Script<Journey, Hurt> PILGRIM = Script.<Journey, Hurt>of("hurt")
      .onlyIf((journey, hurt) -> hurt.amount > 0 && journey.isConscious(hurt.on) && journey.pose(hurt.on) != Pose.NONE)
      .when(Hurt::isLethal, then -> then.window(LETHAL))
      .set(Hurt::toPilgrim)
      .when((journey, hurt) -> Escape.health(journey, hurt.played) == Escape.NONE, then -> then // JW-RUL-133
          .act((journey, hurt) -> after(journey, Event.DAMAGE, hurt)))
      .when((journey, hurt) -> hurt.hasFelled, then -> then
          .act((journey, hurt) -> after(journey, Event.DEFEAT, hurt)))
      .end();

  /** Returns a step for damage without an attacker (JW-RUL-34). */
  public static Step<Journey> unclaimed(Journey journey, int figure, int amount, Sequel sequel) {
    Hurt hurt = new Hurt(Journey.NOBODY, figure, amount, Picks.NONE, sequel, false);
    return journey.terms().figure(figure).isPilgrim() ? PILGRIM.with(hurt) : new ToDemon(figure, amount);
  }

  /** Returns a step for damage without an attacker, for any figure. */
  public static Step<Journey> to(int figure, int amount, Sequel sequel) {
    return new Unclaimed(figure, amount, sequel);
  }

  private record Unclaimed(int figure, int amount, Sequel sequel) implements Step<Journey> {
    @Override
    public void run(Journey journey) {
      journey.then(unclaimed(journey, figure, amount, sequel));
    }
  }

  private record ToDemon(int demon, int amount) implements Step<Journey> {
    @Override
    public void run(Journey journey) {
      if (journey.pose(demon) != Pose.NONE && toDemon(journey, Journey.NOBODY, demon, amount)) {
        Removal.unclaimed(journey, demon);
        Ending.check(journey);
      }
    }
  }

  private static boolean isLethal(Journey journey, Hurt hurt) {
    return hurt.amount >= journey.figure(hurt.on, Num.HEALTH);
  }

  private static Hurt toPilgrim(Journey journey, Hurt hurt) {
    int saved = Escape.health(journey, hurt.played);
    if (saved != Escape.NONE) {
      journey.setFigure(hurt.on, Num.HEALTH, Tracks.within(journey, hurt.on, Track.HEALTH, saved)); // JW-RUL-127
      journey.tell(journey.terms().reports.spared, hurt.on, journey.figure(hurt.on, Num.HEALTH));
    } else {
      int left = Math.max(0, journey.figure(hurt.on, Num.HEALTH) - hurt.amount);
      journey.setFigure(hurt.on, Num.HEALTH, left);
      tell(journey, hurt.by, hurt.on, hurt.amount, left);
    }
    if (journey.figure(hurt.on, Num.HEALTH) == 0) {
      Falling.fall(journey, hurt.on);
      Ending.check(journey);
      return new Hurt(hurt.by, hurt.on, hurt.amount, hurt.played, hurt.sequel, true);
    }
    return hurt;
  }

  private static void after(Journey journey, Event event, Hurt hurt) {
    @Nullable Step<Journey> cards = journey.terms().procedures.after(journey, event, hurt.by, hurt.on, hurt.sequel);
    if (cards != null) {
      journey.then(cards);
    }
  }

  /**
   * Damages a demon: a one hit kill needs all of its health at once, else nothing changes (JW-ATK-15); a track goes down
   * (JW-ATK-16).
   *
   * @param by the attacker, {@link Journey#NOBODY} for none
   * @return whether it is defeated; it is still on the board
   */
  public static boolean toDemon(Journey journey, int by, int demon, int amount) {
    int health = journey.figure(demon, Num.HEALTH);
    Figure figure = journey.terms().figure(demon);
    if (!Sums.demon(journey, demon).entry().track()) {
      if (amount < health) {
        journey.tell(journey.terms().reports.withstood, figure.index, amount, health);
      }
      return amount >= health;
    }
    int left = Math.max(0, health - amount);
    journey.setFigure(demon, Num.HEALTH, left);
    if (amount > 0) {
      tell(journey, by, demon, amount, left);
    }
    return left == 0;
  }

  private static void tell(Journey journey, int by, int on, int amount, int left) {
    if (by == Journey.NOBODY) {
      journey.tell(journey.terms().reports.hurt, on, amount, left);
    } else {
      journey.tell(journey.terms().reports.hurtBy, on, amount, left, by);
    }
  }

  @Override
  public Hurt and(int note) {
    return new Hurt(by, on, amount, played.and(note), sequel, hasFelled);
  }
}
