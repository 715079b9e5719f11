package games.kumite.brawler.round;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.inject.Module;
import com.google.inject.TypeLiteral;
import games.kumite.api.Action;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.brawler.BrawlerGame;
import games.kumite.brawler.state.ActionVerb;
import games.kumite.brawler.state.FaceNumbers;
import games.kumite.brawler.state.GameState;
import games.kumite.brawler.state.Stage;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Inspection;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Rules;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
import games.kumite.spi.plugin.ForwardingRules;
import games.kumite.spi.plugin.GameVariant;
import games.kumite.spi.testkit.Rule;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import org.junit.jupiter.api.Test;

/** A new action, written as one row, is listed, refused, paid for and carried out like all others. */
final class NewActionTests {

  private static final Refusal NOT_OWN = new Refusal("BR-ATK-12", "foreign-deck");
  private static final Refusal WEAK = new Refusal("BR-KO-01", "conscious");

  /** In place of an attack, a hero draws from a deck of its own, for one Health. */
  private static final AttackWays WAYS = AttackWays.ALL.and(new AttackWay(ActionVerb.DRAW,
      (state, hero, out) -> draws(state, hero, true, out), (state, hero, out) -> draws(state, hero, false, out),
      (state, action) -> {
        int hero = state.actor();
        state.hurt(hero, 1);
        state.move(state.takeTop(hero, action.first()), state.zones().hand(hero));
        Attack.ATTACK.run(state);
      }));

  private static void draws(GameState state, int hero, boolean isLegal, ActionCollector out) {
    for (int suit = 0; suit < FaceNumbers.SUITS; suit++) {
      Refusal refusal = (state.stock(hero) >> suit & 1) == 0 ? NOT_OWN : state.health(hero) < 2 ? WEAK : null;
      if (refusal == null == isLegal) {
        out.add(state.actions().draw(suit), refusal);
      }
    }
  }

  /** The choice of an attack, out of one way more than there are. */
  private record NewAttack() implements Question<GameState> {

    @Override
    public String kind() {
      return "attack";
    }

    @Override
    public int seat(GameState state) {
      return state.actor();
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      WAYS.list(state, state.actor(), out);
    }

    @Override
    public void execute(GameState state, Action action) {
      WAYS.execute(state, (VerbAction) action);
    }
  }

  /** A fight of two heroes, who act before the boss: spades and hearts for the first, with a card of each in hand. */
  private record Fight(int health) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      for (int hero = 0; hero < 2; hero++) {
        state.startWith(hero, hero == 0 ? health : 20);
        state.own(hero, hero == 0 ? 0b0101 : 0b1010);
      }
      state.move(state.takeTop(0, 0), state.zones().hand(0));
      state.move(state.takeTop(0, 2), state.zones().hand(0));
      Reveal.turnUp(state);
      state.setOrder(0, 1, GameState.BOSS);
      state.then(Stage.ACTIONS);
      assertThat(TurnCycle.reachHero(state)).isTrue();
      state.ask(new NewAttack());
    }
  }

  /** The rules, but a match begins with the fight. */
  private static final class FightRules extends ForwardingRules<GameState> {

    private final int health;

    @Inject
    FightRules(@Named(GameVariant.ORIGINAL) Rules<?> original, Integer health) {
      super(original);
      this.health = health;
    }

    @Override
    public GameState initialState(MatchConfig config) {
      GameState state = new GameState(config, super.initialState(config).definition());
      state.then(new Fight(health));
      return state;
    }
  }

  private static Match fight(int health) {
    return new GameVariant(new BrawlerGame()) {
      @Override
      public String id() {
        return "new-action";
      }

      @Override
      protected Module overrides() {
        return binder -> {
          binder.bind(Integer.class).toInstance(health);
          binder.bind(FightRules.class);
          binder.bind(new TypeLiteral<Rules<?>>() {}).to(FightRules.class);
        };
      }
    }.start(Setup.seats("Ana", "Bo").seed(1));
  }

  @Test
  void aNewAction_isListedLast_andCarriedOutForAHealth() {
    Match match = fight(20);
    GameState state = (GameState) Inspection.state(match);
    int health = state.health(0);
    assertThat(match.decision().actions()).extracting(Action::notation)
        .containsSubsequence("top deck:S", "top deck:H", "draw deck:S", "draw deck:H").endsWith("draw deck:H");
    match.play(match.decision().parse("draw deck:H"));
    assertThat(state.health(0)).isEqualTo(health - 1);
    assertThat(state.held(0)).isEqualTo(3);
    assertThat(match.decision().seat().name()).isEqualTo("Bo");
  }

  @Test
  @Rule({"BR-ATK-12", "BR-KO-01"})
  void aNewAction_isRefusedForItsReasons() {
    assertRefused(fight(20), "draw deck:C", "BR-ATK-12");
    assertRefused(fight(1), "draw deck:S", "BR-KO-01");
  }

  private static void assertRefused(Match match, String notation, String rule) {
    assertThat(match.decision().actions()).extracting(Action::notation).doesNotContain(notation);
    assertThatThrownBy(() -> match.decision().parse(notation)).isInstanceOfSatisfying(IllegalActionException.class,
        refused -> assertThat(refused.rule()).contains(rule));
  }
}
