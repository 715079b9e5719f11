package games.kumite.bigtrouble.harm;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.bigtrouble.content.DiceFaces;
import games.kumite.bigtrouble.content.RewardKind;
import games.kumite.bigtrouble.content.Upgrade;
import games.kumite.bigtrouble.content.vocabulary.Attribute;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.state.PlayerChoice;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * DEC-05: the reward of the level that a hero has reached. If none of its kinds can be carried out, the player is not
 * asked and the hero gains nothing (BT-UPG-17).
 *
 * @param player the seat of the player
 * @param level the level that was reached: the hero may have reached another since (BT-RUL-30)
 * @param cause the interrupted procedure
 */
public record LevelReward(int player, int level, Cause cause) implements PlayerChoice {

  private static final Refusal IMPOSSIBLE = new Refusal("BT-UPG-17", "reward-impossible");
  private static final EventType DIE = EventType.of("die-gained", "BT-UPG-04").seat("who");

  @Override
  public void run(GameState state) {
    for (RewardKind kind : kinds(state)) {
      if (refusal(state, kind) == null) {
        PlayerChoice.super.run(state);
        return;
      }
    }
    LevelUp.rewarded(state, player); // BT-UPG-17: nothing is gained
  }

  private List<RewardKind> kinds(GameState state) {
    return state.content().level(level).rewards();
  }

  private @Nullable Refusal refusal(GameState state, RewardKind kind) {
    int owned = state.seat(player, Counters.OWNED);
    boolean isPossible = switch (kind) {
      case UPGRADE -> Integer.bitCount(owned & (1 << Upgrade.SET) - 1) < Upgrade.SET;
      case FLIP -> (owned & ~state.seat(player, Counters.EPIC)) != 0;
      case DIE -> state.seat(player, Counters.DICE) < DiceFaces.MAX_DICE; // BT-RUL-30
    };
    return isPossible ? null : IMPOSSIBLE;
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    for (RewardKind kind : kinds(state)) { // BT-UPG-03
      out.add(state.definition().actions.of(ActionVerb.REWARD, kind.ordinal()), refusal(state, kind));
    }
  }

  @Override
  public Prompt prompt(GameState state) {
    return Question.prompt(state, kind(), player, level, cause.words(state));
  }

  @Override
  public void execute(GameState state, Action action) {
    LevelUp.rewarded(state, player);
    switch (RewardKind.values()[((VerbAction) action).first()]) {
      case UPGRADE -> state.ask(UpgradeGains.NEW.about(new UpgradeGains(player, cause)));
      case FLIP -> state.ask(UpgradeGains.FLIP.about(new UpgradeGains(player, cause)));
      case DIE -> gainDie(state);
    }
  }

  /** Gives the hero a die, which is rolled at once in the hero's own turn (BT-UPG-06). */
  private void gainDie(GameState state) {
    state.setSeat(player, Counters.DICE, state.seat(player, Counters.DICE) + 1);
    state.emit(DIE, player);
    if (state.get(Counters.ACTIVE) == player) {
      int place = 0;
      while (state.seat(player, Counters.FACES + place) != 0) {
        place++;
      }
      List<Attribute> faces = state.content().dice().action();
      int face = state.roll("action", player, faces.size());
      state.setSeat(player, Counters.FACES + place, faces.get(face - 1).ordinal() + 1);
      state.emit(state.definition().events.actionDie, player, place + 1, faces.get(face - 1).ordinal());
    }
  }
}
