package games.kumite.tmnt.strength;

import games.kumite.api.Sum;
import games.kumite.spi.TableBuilder;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.Effect;
import games.kumite.tmnt.content.EffectVerb;
import games.kumite.tmnt.state.Ability;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.GameState;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The parts of a sum, noted while it is formed if a table needs them, so that a sum and its parts cannot differ. */
public final class SumBreakdown {

  /** The receiver for callers that need only the sum. */
  public static final SumBreakdown UNNOTED = new SumBreakdown(null);

  private final @Nullable TableBuilder table;
  private final List<Sum.Part> noted;

  private SumBreakdown(@Nullable TableBuilder table) {
    this.table = table;
    noted = table == null ? List.of() : new ArrayList<>();
  }

  /** Returns a sum with its parts, for a table, which gives cards their ids. */
  public static Sum of(TableBuilder table, Consumer<SumBreakdown> sum) {
    SumBreakdown parts = new SumBreakdown(table);
    sum.accept(parts);
    return new Sum(parts.noted);
  }

  /** Notes the amount that a card adds, and returns it. */
  public int card(GameState state, int token, int amount) {
    if (table != null && amount != 0) {
      noted.add(new Sum.Part(amount, table.id(state.cards(), token), ""));
    }
    return amount;
  }

  /** Notes the amount that a seat adds for a reason, and returns it. */
  int of(GameState state, int seat, String reason, int amount) {
    return table == null ? amount : of(state, state.config().seats().get(seat).id(), reason, amount);
  }

  /** Notes the amount that a monster adds for a reason, and returns it. */
  int of(GameState state, Face monster, String reason, int amount) {
    return table == null ? amount : of(state, "card:" + monster.id, reason, amount);
  }

  private int of(GameState state, String source, String reason, int amount) {
    if (table != null && amount != 0) {
      noted.add(new Sum.Part(amount, source, state.config().texts().text("sum." + reason)));
    }
    return amount;
  }

  /**
   * Notes the cards played into the combat for a monster, or for the players. The rest of the amount came by Team-ups.
   */
  int played(GameState state, int slot, int amount) {
    int rest = amount;
    for (int token = state.top(state.zones().combat); table != null && token >= 0; token = state.next(token)) {
      Face face = state.face(token);
      boolean isAimed = state.attached(token) != Counters.UNAIMED;
      for (Ability part : face.play) {
        if (isAimed && part.effect() instanceof Effect.Change strength && strength.is(EffectVerb.STR)) {
          boolean isOfMonster = state.attached(token) >= 0 && (strength.aim() == Effect.Aim.CHOICE
              || strength.aim() == Effect.Aim.MONSTER || face.type == CardType.ENHANCER);
          boolean isMeant = slot < 0 ? !isOfMonster : isOfMonster && state.attached(token) == slot;
          rest -= isMeant ? card(state, token, strength.amount()) : 0;
        }
      }
    }
    of(state, "token:combat", "team-up", rest);
    return amount;
  }
}
