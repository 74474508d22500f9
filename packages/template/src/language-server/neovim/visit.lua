-- A visit of Neovim to a theme, by its own client of the protocol: findings, completion, hover, a fix.
-- Run by `nvim --headless -u NONE theme.html -c 'luafile visit.lua'`, with the server's command line in VISIT_COMMAND.
-- What happens is printed as one JSON object per line.
local command = vim.fn.json_decode(vim.env.VISIT_COMMAND)
local buffer = vim.api.nvim_get_current_buf()

local function say(what, value)
  io.stdout:write(vim.fn.json_encode({ what = what, value = value }) .. '\n')
end

local function text()
  return table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), '\n')
end

--- Waits for an answer as a person would: until it is there, or a minute is over.
local function ask(client, method, params)
  local answer = client.request_sync(method, params, 60000, buffer)
  if not answer or answer.err then error(method .. ': ' .. vim.inspect(answer)) end
  return answer.result
end

local function visit()
  vim.bo[buffer].filetype = 'html'
  local id = vim.lsp.start_client({ name = 'shop-template', cmd = command, root_dir = vim.fn.getcwd() })
  vim.lsp.buf_attach_client(buffer, id)
  vim.wait(60000, function() return #vim.diagnostic.get(buffer) > 0 end, 20)
  local client = vim.lsp.get_client_by_id(id)
  local found = vim.diagnostic.get(buffer)
  say('findings', vim.tbl_map(function(each)
    return { code = each.code, message = each.message, line = each.lnum }
  end, found))

  -- A fix of the first finding that has one, applied as the editor does when one chooses it from its menu.
  local first = found[1]
  local range = {
    start = { line = first.lnum, character = first.col },
    ['end'] = { line = first.end_lnum, character = first.end_col },
  }
  local actions = ask(client, 'textDocument/codeAction', {
    textDocument = vim.lsp.util.make_text_document_params(buffer),
    range = range,
    context = {
      diagnostics = { { range = range, message = first.message, code = first.code, source = first.source } },
      only = { 'quickfix' },
    },
  })
  vim.lsp.util.apply_workspace_edit(actions[1].edit, client.offset_encoding)
  say('fixed', { title = actions[1].title, text = text() })

  -- The author types the start of a tag and asks the editor's own completion for the rest.
  vim.o.completeopt = 'menuone'
  vim.bo[buffer].omnifunc = 'v:lua.vim.lsp.omnifunc'
  vim.api.nvim_win_set_cursor(0, { 2, 0 })
  vim.api.nvim_feedkeys(vim.api.nvim_replace_termcodes('A{ShopNa<C-x><C-o>', true, false, true), 'n', false)
  local timer = vim.loop.new_timer()
  local tries = 0
  timer:start(50, 50, vim.schedule_wrap(function()
    tries = tries + 1
    if vim.fn.pumvisible() == 0 and tries < 600 then return end
    timer:stop()
    say('menu', vim.tbl_map(function(each) return each.word end, vim.fn.complete_info({ 'items' }).items))
    vim.api.nvim_feedkeys(vim.api.nvim_replace_termcodes('<C-y><Esc>', true, false, true), 'n', false)
    vim.schedule(function() vim.defer_fn(function()
      say('completed', vim.api.nvim_buf_get_lines(buffer, 1, 2, false)[1])

      -- The same where a plug-in has closed the brace: the edit of the server, applied by the editor.
      vim.api.nvim_buf_set_lines(buffer, 2, 3, false, { '<p>{ShopNa}</p>' })
      local document = vim.lsp.util.make_text_document_params(buffer)
      local place = { line = 2, character = #'<p>{ShopNa' }
      local list = ask(client, 'textDocument/completion', { textDocument = document, position = place })
      for _, item in ipairs(list.items) do
        if item.label == '{ShopName}' then
          vim.lsp.util.apply_text_edits({ item.textEdit }, buffer, client.offset_encoding)
        end
      end
      say('in braces', vim.api.nvim_buf_get_lines(buffer, 2, 3, false)[1])

      local hover = ask(client, 'textDocument/hover', { textDocument = document, position = place })
      say('hover', vim.lsp.util.convert_input_to_markdown_lines(hover.contents))
      client.stop()
      vim.wait(5000, function() return client.is_stopped() end, 20)
      say('stopped', client.is_stopped())
      vim.cmd('qa!')
    end, 100) end)
  end))
end

local fine, trouble = pcall(visit)
if not fine then
  say('trouble', trouble)
  vim.cmd('cq')
end
