package games.kumite.api.bot;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Facts;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.SeededRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** IS-MCTS. */
public final class IsMctsBot implements ThinkingBot {

  private static final int WIDE = Integer.getInteger("wide", 16);
  private static final double K = Double.parseDouble(System.getProperty("k", "1e9"));

  private final Budget budget;
  private final MctsSettings settings;
  private final long seed;
  private final Tree tree = new Tree();
  private Spread spread = new Spread(0);
  private int[] path = new int[64];
  private int[] actors = new int[64];
  private boolean[] taken = new boolean[32];

  public IsMctsBot(Budget budget, MctsSettings settings, long seed) {
    this.budget = budget;
    this.settings = settings;
    this.seed = seed;
  }

  @Override
  public Thoughts think(Perspective view, Decision decision) {
    List<Action> actions = decision.actions();
    if (actions.size() == 1) {
      return Choices.only(actions.get(0));
    }
    SeededRandom random = Choices.random(seed, decision, actions);
    Facts facts = view.game().facts();
    boolean fixed = !Boolean.getBoolean("gen") && !facts.hiddenInformation() && !facts.chance();
    Playout playout = new Playout(view, settings.aim(), settings.playout());
    Meter meter = new Meter(budget);
    tree.clear();
    spread = new Spread(view.seats().size());
    int root = tree.addNode(decision.seat().index(), decision.kind());
    do {
      meter.count();
      iterate(root, view.imagine(random), fixed, playout, random);
    } while (!meter.isSpent());
    return Choices.best(considered(root, actions, fixed), meter.iterations());
  }

  private List<Thoughts.Considered> considered(int root, List<Action> actions, boolean fixed) {
    List<Thoughts.Considered> considered = new ArrayList<>();
    if (!fixed) {
      tree.meet(root, actions);
    }
    int end = tree.first(root) + tree.size(root);
    for (int edge = tree.first(root); edge < end; edge++) {
      if (tree.place(edge) != Tree.NONE) {
        considered.add(new Thoughts.Considered(actions.get(tree.place(edge)), tree.tried(edge), tree.mean(edge)));
      }
    }
    return considered;
  }

  private void iterate(int root, Match world, boolean fixed, Playout playout, SeededRandom random) {
    int depth = 0;
    int node = root;
    double[] reward = null;
    while (reward == null) {
      int choices = world.choices();
      if (choices == 0) {
        reward = playout.judge(world);
        break;
      }
      if (fixed && choices == 1) {
        world.play(0);
        continue;
      }
      if (depth > 0) {
        int edge = path[depth - 1];
        if (fixed) {
          node = tree.follow(edge);
          if (node == Tree.NONE) {
            node = tree.follow(edge, world.actor().index(), "");
          }
        } else {
          node = tree.follow(edge, world.actor().index(), world.decision().kind());
        }
      }
      List<Action> list = fixed ? null : world.decision().actions();
      int met = fixed ? tree.size(node) : tree.meet(node, list);
      int edge = tree.select(node, settings.exploration() * spread.of(tree.actor(node)));
      boolean fresh = met < choices && (choices <= WIDE || met < WIDE + K * Math.sqrt(tree.visit(node)));
      if (fresh) {
        int at = untried(node, choices, choices - met, random);
        edge = tree.addEdge(node, at, fixed ? null : list.get(at));
      }
      if (depth == path.length) {
        path = Arrays.copyOf(path, depth * 2);
        actors = Arrays.copyOf(actors, depth * 2);
      }
      path[depth] = edge;
      actors[depth++] = tree.actor(node);
      world.play(tree.place(edge));
      if (fresh) {
        reward = playout.run(world, random);
      }
    }
    spread.add(reward);
    for (int i = 0; i < depth; i++) {
      tree.credit(path[i], reward[actors[i]]);
    }
  }

  private int untried(int node, int choices, int untried, SeededRandom random) {
    if (taken.length < choices) {
      taken = new boolean[choices * 2];
    }
    Arrays.fill(taken, 0, choices, false);
    int end = tree.first(node) + tree.size(node);
    for (int edge = tree.first(node); edge < end; edge++) {
      if (tree.place(edge) != Tree.NONE) {
        taken[tree.place(edge)] = true;
      }
    }
    int left = untried == 1 ? 0 : random.nextInt(untried);
    for (int at = 0; ; at++) {
      if (!taken[at] && left-- == 0) {
        return at;
      }
    }
  }
}
